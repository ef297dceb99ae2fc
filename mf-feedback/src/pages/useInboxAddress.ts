import { useLocation, useNavigate, useSearchParams } from '@truenorth/shared-ui/router'
import { type InboxAddress, readView, viewParams } from '../domain/inboxView'

/** The view that the address holds, and the ways to change it. */
export const useInboxAddress = (): InboxAddress => {
  const [params] = useSearchParams()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const view = readView(params)

  const hrefOf: InboxAddress['hrefOf'] = (changes) => {
    const search = viewParams({ ...view, ...changes }).toString()
    return search === '' ? pathname : `${pathname}?${search}`
  }
  const go: InboxAddress['go'] = (changes, { replace = false, focus } = {}) =>
    void navigate(hrefOf(changes), { replace, state: focus ?? null, preventScrollReset: true })
  return {
    view,
    hrefOf,
    go,
    narrow: (changes, navigation) => go({ page: 1, item: undefined, ...changes }, navigation),
  }
}
