import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { sessionSchema } from '@truenorth/api-contract/account'
import { del, get } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'

const path = '/auth/sessions/'
const sessions = z.array(sessionSchema)

export const sessionKeys = { all: ['sessions'] } as const

/** Where the user is signed in. */
export const sessionQueries = {
  list: () => queryOptions({ queryKey: sessionKeys.all, queryFn: () => get(path, sessions) }),
}

/** Ends the session with an id, or without one all but this one. */
export const useEndSession = (onError: (error: unknown) => void) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string | undefined) => del(id ? `${path}${id}/` : path),
    onError,
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionKeys.all }),
  })
}
