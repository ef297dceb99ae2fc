/**
 * Does to a page what the translation of a browser does: each text node is replaced by an element with
 * the translated text, here in brackets. What React changes afterwards shows only if the text is the one
 * child of its element.
 */
export const translateTexts = (root: Node = document.body) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []
  while (walker.nextNode()) texts.push(walker.currentNode)
  for (const text of texts.filter(({ textContent }) => textContent?.trim())) {
    const translated = document.createElement('font')
    translated.textContent = `[${text.textContent ?? ''}]`
    text.parentNode?.replaceChild(translated, text)
  }
}
