import { useLocation, useNavigate, useSearchParams } from '@truenorth/shared-ui/router'
import { readView, viewParams, type InboxView } from './inboxView'

/** Where the focus belongs after a step: on the item's row, or on what it says. */
export type FocusWish = 'row' | 'detail'

type Step = { replace?: boolean; focus?: FocusWish }

/** The view that the address names, and ways to another one. What changes the list starts at its first page. */
export const useInboxAddress = () => {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const view = readView(params)

  const hrefOf = (changes: Partial<InboxView>) => {
    const search = viewParams({ ...view, ...changes }).toString()
    return search === '' ? pathname : `${pathname}?${search}`
  }
  const go = (changes: Partial<InboxView>, { replace = false, focus }: Step = {}) =>
    void navigate(hrefOf(changes), { replace, state: { focus }, preventScrollReset: true })
  const narrow = (changes: Partial<InboxView>, step?: Step) =>
    go({ page: 1, item: undefined, ...changes }, step)

  return { view, hrefOf, go, narrow }
}

export type InboxAddress = ReturnType<typeof useInboxAddress>
