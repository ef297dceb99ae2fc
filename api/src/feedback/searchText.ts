/** A text as it is compared in a search: whatever its case and its form of writing. */
export const folded = (text: string) => text.normalize('NFKC').toLowerCase()

/** What a search finds a piece of feedback by, beside the name of its author. */
export const searchTextOf = ({ message, email = '', page = '' }: Searchable) =>
  folded([message, email, page].join('\n'))

type Searchable = {
  message: string
  email?: string | undefined
  page?: string | undefined
}
