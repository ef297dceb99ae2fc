import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetupSchema,
  type ConfirmedCode,
} from '@truenorth/api-contract/secondFactor'
import { del, get, post } from '@truenorth/shared-auth'
import { sessionKeys } from './sessions'

const path = '/auth/second-factor/'

const all = ['second-factor'] as const

/** Whether the user is asked for codes, and the browsers in which they are not. */
export const secondFactorQueries = {
  show: () => queryOptions({ queryKey: all, queryFn: () => get(path, secondFactorSchema) }),
}

const useReload = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}

/** Asks for a secret with the password; nothing changes until a code of it has come. */
export const beginSecondFactor = (password: string) =>
  post(`${path}setup/`, { current_password: password }, secondFactorSetupSchema)

/** Turns codes on with the first of them, which ends the other sessions; answers with the recovery codes. */
export const useEnableSecondFactor = () => {
  const client = useQueryClient()
  const reload = useReload()
  return useMutation({
    mutationFn: (code: string) => post(path, { code }, recoveryCodesSchema),
    onSettled: () =>
      Promise.all([reload(), client.invalidateQueries({ queryKey: sessionKeys.all })]),
  })
}

/** Puts new recovery codes in the place of all earlier ones. */
export const useRenewRecoveryCodes = () =>
  useMutation({
    mutationFn: (confirmed: ConfirmedCode) =>
      post(`${path}recovery-codes/`, confirmed, recoveryCodesSchema),
    onSettled: useReload(),
  })

/** Turns codes off. */
export const useDisableSecondFactor = () =>
  useMutation({
    mutationFn: (confirmed: ConfirmedCode) => del(path, { data: confirmed }),
    onSettled: useReload(),
  })

/** Asks for a code in a browser again. */
export const useForgetDevice = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: (id: number) => del(`${path}devices/${id}/`),
    onError,
    onSettled: useReload(),
  })
