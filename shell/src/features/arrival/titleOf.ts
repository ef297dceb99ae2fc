/** What the browser's tab says on a screen, read from its main heading. */
export const titleOf = (heading: HTMLElement) => {
  const words = heading.dataset.title ?? heading.textContent.trim()
  return words === '' ? 'Truenorth' : `${words} · Truenorth`
}
