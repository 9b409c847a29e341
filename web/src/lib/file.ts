/** Files that somebody drops on a page. */

const LOOKED_AT = 4096

/** Whether a file is text, in whatever encoding: a picture, an archive or a program has bytes that no text has. */
export async function isText(file: Blob): Promise<boolean> {
  const bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer())
  if ((bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)) return true // UTF-16
  return !bytes.some((byte) => byte < 32 && ![9, 10, 12, 13, 27].includes(byte))
}
