/** Merge patches (RFC 7386): what is null goes, what is an object is merged, all else is replaced. */
export function patched(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch
  const found: Record<string, unknown> = isObject(target) ? { ...target } : {}
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) delete found[key]
    else found[key] = patched(found[key], value)
  }
  return found
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
