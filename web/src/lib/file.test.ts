import { expect, test } from 'vitest'
import { isText } from './file'

const file = (...bytes: number[]) => new Blob([new Uint8Array(bytes)])

test('text in any encoding is told from pictures and archives', async () => {
  expect(await isText(new Blob(['name = "mía"\r\n\t# 12 €']))).toBe(true)
  expect(await isText(file(0x6e, 0xe9, 0x0a))).toBe(true) // Latin-1
  expect(await isText(file(0xff, 0xfe, 0x41, 0x00))).toBe(true) // UTF-16
  expect(await isText(file())).toBe(true)
  expect(await isText(file(0xff, 0xd8, 0xff, 0xe0, 0x00, 0x10))).toBe(false) // JPEG
  expect(await isText(file(0x50, 0x4b, 0x03, 0x04))).toBe(false) // ZIP
})
