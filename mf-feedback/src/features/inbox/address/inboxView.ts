// The inbox as its address tells it: what is filtered, searched, sorted, and which item is open.
export const filters = ['all', 'unread', 'bug', 'feature', 'improvement', 'general'] as const
export const sorts = ['newest', 'oldest', 'highest', 'lowest'] as const

export type Filter = (typeof filters)[number]
export type Sort = (typeof sorts)[number]

export type InboxView = {
  filter: Filter
  search: string
  sort: Sort
  /** Counts from one. */
  page: number
  /** The id of the item that is open. */
  item: number | undefined
  /** Whether single keys do something. */
  keys: boolean
}

const longestNumber = 15
const positive = (text: string | null) =>
  text !== null && /^[1-9]\d*$/.test(text) && text.length <= longestNumber
    ? Number(text)
    : undefined

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

/** Reads an address; what it does not understand counts as not said. */
export const readView = (params: URLSearchParams): InboxView => ({
  filter: oneOf(filters, params.get('filter')) ?? 'all',
  search: params.get('search') ?? '',
  sort: oneOf(sorts, params.get('sort')) ?? 'newest',
  page: positive(params.get('page')) ?? 1,
  item: positive(params.get('item')),
  keys: params.get('keys') !== 'off',
})

/** The address of a view; what is as usual is left out. */
export const viewParams = ({ filter, search, sort, page, item, keys }: InboxView) => {
  const params = new URLSearchParams()
  if (filter !== 'all') params.set('filter', filter)
  if (search !== '') params.set('search', search)
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  if (item !== undefined) params.set('item', String(item))
  if (!keys) params.set('keys', 'off')
  return params
}
