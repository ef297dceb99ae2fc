import {
  contextPatterns,
  type FeedbackState,
  feedbackTypes,
} from '@truenorth/api-contract/feedback'
import { stateNamed } from './feedbackStates'

/** The filters of the inbox. */
export const filters = ['all', 'unread', ...feedbackTypes] as const
/** The orders of the inbox. */
export const sorts = ['newest', 'oldest', 'highest', 'lowest'] as const

/** One of `filters`. */
export type Filter = (typeof filters)[number]
/** One of `sorts`. */
export type Sort = (typeof sorts)[number]

/** What the address holds of the inbox. */
export type InboxView = {
  filter: Filter
  state: FeedbackState | undefined
  /** The id of who takes care of the items; 0 for nobody. */
  assignee: number | undefined
  label: string | undefined
  /** The page from which the items were sent. */
  path: string | undefined
  /** The name of a remote that was on screen. */
  remote: string | undefined
  search: string
  sort: Sort
  /** Counts from one. */
  page: number
  /** The id of the item that is open. */
  item: number | undefined
  /** Whether single keys are shortcuts. */
  keys: boolean
}

/** Where the focus goes after a navigation: to the heading of the open item, or to the row of an item. */
export type FocusTarget = { focus: 'detail' } | { row: number }

type Navigation = {
  replace?: boolean
  focus?: FocusTarget | undefined
}

/** The view that the address holds, and the ways to change it. */
export type InboxAddress = {
  view: InboxView
  /** The address of the view with changes. */
  hrefOf: (changes: Partial<InboxView>) => string
  go: (changes: Partial<InboxView>, navigation?: Navigation) => void
  /** Changes the list: it starts at its first page, and no item is open. */
  narrow: (changes: Partial<InboxView>, navigation?: Navigation) => void
}

const longestNumber = 15
const positive = (text: string | null) =>
  text !== null && /^[1-9]\d*$/.test(text) && text.length <= longestNumber
    ? Number(text)
    : undefined

const oneOf = <Value extends string>(values: readonly Value[], text: string | null) =>
  values.find((value) => value === text)

const remoteNamed = (text: string | null) =>
  text !== null && contextPatterns.remote.test(text) ? text : undefined

/** Reads an address; what it does not hold or cannot mean has its default. */
export const readView = (params: URLSearchParams): InboxView => ({
  filter: oneOf(filters, params.get('filter')) ?? 'all',
  state: stateNamed(params.get('state')),
  assignee: params.get('assignee') === '0' ? 0 : positive(params.get('assignee')),
  label: params.get('label') || undefined,
  path: params.get('path') || undefined,
  remote: remoteNamed(params.get('remote')),
  search: params.get('search') ?? '',
  sort: oneOf(sorts, params.get('sort')) ?? 'newest',
  page: positive(params.get('page')) ?? 1,
  item: positive(params.get('item')),
  keys: params.get('keys') !== 'off',
})

/** The query of an address, without defaults. */
export const viewParams = (view: InboxView) => {
  const { filter, state, assignee, label, path, remote, search, sort, page, item, keys } = view
  const params = new URLSearchParams()
  if (filter !== 'all') params.set('filter', filter)
  if (state !== undefined) params.set('state', state)
  if (assignee !== undefined) params.set('assignee', String(assignee))
  if (label !== undefined) params.set('label', label)
  if (path !== undefined) params.set('path', path)
  if (remote !== undefined) params.set('remote', remote)
  if (search !== '') params.set('search', search)
  if (sort !== 'newest') params.set('sort', sort)
  if (page > 1) params.set('page', String(page))
  if (item !== undefined) params.set('item', String(item))
  if (!keys) params.set('keys', 'off')
  return params
}

/** The inbox as it is opened: everything, newest first. */
export const emptyView = readView(new URLSearchParams())

/** The filters of a view, without what the list and the item of it are: what a saved view holds. */
export const filtersOf = (view: InboxView) =>
  viewParams({ ...view, page: 1, item: undefined, keys: true }).toString()

/** Without the filters by what administrators have made of the items, and by where these were sent. */
export const anyTriage = {
  state: undefined,
  assignee: undefined,
  label: undefined,
  path: undefined,
  remote: undefined,
} as const satisfies Partial<InboxView>

/** A view without any filter. */
export const wholeInbox = {
  ...anyTriage,
  filter: 'all',
  search: '',
} as const satisfies Partial<InboxView>

/** Reads the focus target that a navigation left in the state of the history. */
export const readFocusTarget = (state: unknown): FocusTarget | undefined => {
  if (typeof state !== 'object' || state === null) return undefined
  if ('row' in state && typeof state.row === 'number') return { row: state.row }
  return 'focus' in state && state.focus === 'detail' ? { focus: 'detail' } : undefined
}
