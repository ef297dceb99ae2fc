import { useLocation, useNavigate, useSearchParams } from '@truenorth/shared-ui/router'
import type { FocusWish } from './focusWish'
import { readView, viewParams, type InboxView } from './inboxView'

type Step = { replace?: boolean; wish?: FocusWish | undefined }

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
  const go = (changes: Partial<InboxView>, { replace = false, wish }: Step = {}) =>
    void navigate(hrefOf(changes), { replace, state: wish ?? null, preventScrollReset: true })
  const narrow = (changes: Partial<InboxView>, step?: Step) =>
    go({ page: 1, item: undefined, ...changes }, step)

  return { view, hrefOf, go, narrow }
}

export type InboxAddress = ReturnType<typeof useInboxAddress>
