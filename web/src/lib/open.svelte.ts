/** Which rule is open over the page. */
export const opened = $state({ clause: null as string | null })

export function openClause(clause: string | null): void {
  opened.clause = clause
}
