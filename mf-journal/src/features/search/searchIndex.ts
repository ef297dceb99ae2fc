import { foldText } from '@truenorth/shared-ui/lists'
import type { Entry } from '../../api/entry'

// Folding is what costs: done once an entry, gone with it.
const folded = new WeakMap<Entry, string>()

/** The folded title, content and emotion of an entry, told apart by a sign that no folded text has. */
export const searchTextOf = (entry: Entry) => {
  const known = folded.get(entry)
  if (known !== undefined) return known
  const text = [entry.title, entry.content, entry.emotion].map(foldText).join('\n')
  folded.set(entry, text)
  return text
}
