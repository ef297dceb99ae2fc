import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'

/** The lock of this browser, whose code most people never need. */
export const loadLock = () => import(/* webpackChunkName: "lock" */ '@truenorth/shared-auth/lock')

const key = ['app lock'] as const

/** What opens the lock of this browser and when it locks; null without one. It asks no server. */
export const appLockQueries = {
  settings: () =>
    queryOptions({
      queryKey: key,
      queryFn: async () => {
        const { canLock, lockSettings } = await loadLock()
        return { canLock: canLock(), lock: (await lockSettings()) ?? null }
      },
      networkMode: 'always',
      staleTime: 0,
    }),
}

const useReload = () => {
  const client = useQueryClient()
  // Who was here lists it, too.
  return () => client.invalidateQueries()
}

type Wish = { minutes: number } & ({ pin: string } | { byPasskey: true })

/** Gives this browser a lock. Rejects with the server's words, or with the browser's error: see `ceremonyMessage`. */
export const useTurnLockOn = () =>
  useMutation({
    mutationFn: async ({ minutes, ...by }: Wish) => {
      const { turnLockOn } = await loadLock()
      if ('pin' in by) return turnLockOn({ minutes, pin: by.pin })
      const { askForPasskey } = await import('./passkeys')
      return turnLockOn({ minutes, ask: askForPasskey })
    },
    onSettled: useReload(),
    networkMode: 'always',
  })

/** Takes the lock from this browser. */
export const useTurnLockOff = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: async () => (await loadLock()).turnLockOff(),
    onError,
    onSettled: useReload(),
    networkMode: 'always',
  })

/** Sets after how many minutes away it locks. */
export const useChangeMinutes = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: async (minutes: number) => (await loadLock()).changeLockMinutes(minutes),
    onError,
    onSettled: useReload(),
    networkMode: 'always',
  })
