import { queryOptions } from '@tanstack/react-query'
import { accountEventSchema } from '@truenorth/api-contract/accountEvents'
import { get } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'

/** Sign-ins and changes of the account in the last 90 days, newest first. */
export const accountEventQueries = {
  list: () =>
    queryOptions({
      queryKey: ['account-events'] as const,
      queryFn: () => get('/auth/events/', z.array(accountEventSchema)),
    }),
}
