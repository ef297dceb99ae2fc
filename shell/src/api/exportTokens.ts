import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { exportTokenSchema, newExportTokenSchema } from '@truenorth/api-contract/account'
import { del, get, post } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'

const path = '/account/export-tokens/'

const all = ['export-tokens'] as const

/** Tokens with which a program may fetch the user's data, without the tokens themselves. */
export const exportTokenQueries = {
  list: () => queryOptions({ queryKey: all, queryFn: () => get(path, z.array(exportTokenSchema)) }),
}

const useReload = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}

/** Makes a token with a name. Its answer is the only one that holds the token. */
export const useMakeExportToken = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: (name: string) => post(path, { name }, newExportTokenSchema),
    onError,
    onSettled: useReload(),
  })

/** Ends a token at once. */
export const useRevokeExportToken = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: (id: number) => del(`${path}${id}/`),
    onError,
    onSettled: useReload(),
  })
