import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  endSealedPages,
  fetchSealedPages,
  removePasskeyWay,
  setSealsNew,
} from '@truenorth/shared-auth/sealed-pages/keys'

const all = ['sealed-pages'] as const

/** The keys of sealed pages: which ways open them, and how many entries are sealed. */
export const sealedPagesQueries = {
  show: () => queryOptions({ queryKey: all, queryFn: fetchSealedPages }),
}

/** Loads them again after a change. */
export const useReloadSealedPages = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}

/** Whether all new entries are sealed. */
export const useSetSealsNew = (onError: (error: unknown) => void) =>
  useMutation({ mutationFn: setSealsNew, onError, onSettled: useReloadSealedPages() })

/** Lets a passkey no longer open sealed pages. */
export const useRemovePasskeyWay = (onError: (error: unknown) => void) =>
  useMutation({ mutationFn: removePasskeyWay, onError, onSettled: useReloadSealedPages() })

/** Removes all keys, with the password. */
export const useEndSealedPages = () =>
  useMutation({ mutationFn: endSealedPages, onSettled: useReloadSealedPages() })
