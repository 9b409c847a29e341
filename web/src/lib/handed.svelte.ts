/** A file dropped on one page for another. */
export const handed = $state({ file: null as File | null })
