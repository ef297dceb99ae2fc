import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import {
  type AccountChange,
  adminAccountSchema,
  adminAccountsSchema,
  operatorLogSchema,
} from '@truenorth/api-contract/operators'
import { del, get, patch } from '@truenorth/shared-auth'

const accountsPath = '/admin/accounts/'
const keys = { accounts: ['admin-accounts'], log: ['operators-log'] } as const

export type AccountsView = { search: string; page: number }

/** A page of the accounts whose name has a text, the newest first. */
export const accountQueries = {
  list: ({ search, page }: AccountsView) => {
    const query = new URLSearchParams({ page: String(page), ...(search && { search }) })
    return queryOptions({
      queryKey: [...keys.accounts, search, page] as const,
      queryFn: () => get(`${accountsPath}?${query}`, adminAccountsSchema),
      placeholderData: keepPreviousData,
    })
  },
}

/** The operators' log, newest first, as many pages of it as were asked for. */
export const operatorLogQueries = {
  pages: () =>
    infiniteQueryOptions({
      queryKey: keys.log,
      queryFn: ({ pageParam }) =>
        get(pageParam ? `/admin/log/?before=${pageParam}` : '/admin/log/', operatorLogSchema),
      initialPageParam: '',
      getNextPageParam: ({ before }) => before,
    }),
}

/** What is done with an account: its sessions are ended, or it is changed. */
export type AccountAct = { id: number; change: AccountChange | 'endSessions' }

/** Does something with an account, which stands in the log then. */
export const useAccountAct = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, change }: AccountAct) =>
      change === 'endSessions'
        ? del(`${accountsPath}${id}/sessions/`)
        : patch(`${accountsPath}${id}/`, change, adminAccountSchema).then(() => undefined),
    onSettled: () =>
      Promise.all(
        Object.values(keys).map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      ),
  })
}
