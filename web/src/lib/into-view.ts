/** What has just appeared is seen, also where its panel has to be scrolled. */
export function intoView(node: HTMLElement): void {
  requestAnimationFrame(() => node.scrollIntoView({ block: 'nearest' }))
}
