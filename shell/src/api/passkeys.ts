import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import {
  passkeyCreationSchema,
  passkeyRequestSchema,
  passkeySchema,
  type PasskeyRequest,
} from '@truenorth/api-contract/passkeys'
import { del, get, patch, post } from '@truenorth/shared-auth'
import { signIn } from '@truenorth/shared-auth/account'
import * as z from '@truenorth/shared-auth/schema'

const path = '/auth/passkeys/'
const signInPath = '/token/passkey/'

const all = ['passkeys'] as const

// Few visitors need it, and those only once they press something.
const loadLibrary = () => import('@simplewebauthn/browser')

/** Whether this browser can make and use passkeys at all. */
export const knowsPasskeys = () => typeof PublicKeyCredential === 'function'

/** The passkeys of the user, without their keys. */
export const passkeyQueries = {
  list: () => queryOptions({ queryKey: all, queryFn: () => get(path, z.array(passkeySchema)) }),
}

const useReload = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: all })
}

/** What a person says of a passkey that they add. */
export type PasskeyWish = { name: string; password: string }

/** Lets the browser make a passkey. Rejects with the server's words, or with the browser's error: see `ceremonyMessage`. */
export const useAddPasskey = () =>
  useMutation({
    mutationFn: async ({ name, password }: PasskeyWish) => {
      const asked = { current_password: password }
      const [optionsJSON, { startRegistration }] = await Promise.all([
        post(`${path}options/`, asked, passkeyCreationSchema),
        loadLibrary(),
      ])
      const { id, type, response } = await startRegistration({ optionsJSON })
      const { clientDataJSON, attestationObject } = response
      const credential = { id, type, response: { clientDataJSON, attestationObject } }
      return post(path, { name, credential }, passkeySchema)
    },
    onSettled: useReload(),
  })

/** Gives a passkey another name. */
export const useRenamePasskey = () =>
  useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      patch(`${path}${id}/`, { name }, passkeySchema),
    onSettled: useReload(),
  })

/** Removes a passkey: it signs in no more. */
export const useRemovePasskey = (onError: (error: unknown) => void) =>
  useMutation({
    mutationFn: (id: number) => del(`${path}${id}/`),
    onError,
    onSettled: useReload(),
  })

/** Lets the browser answer a challenge of the server. Rejects with the browser's error: see `ceremonyMessage`. */
const answerWith = async (optionsJSON: PasskeyRequest, useBrowserAutofill: boolean) => {
  const { startAuthentication } = await loadLibrary()
  const { id, type, response } = await startAuthentication({ optionsJSON, useBrowserAutofill })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return { id, type, response: { clientDataJSON, authenticatorData, signature, userHandle } }
}

/** Asks for a passkey, as the server's options say. Rejects with the browser's error: see `ceremonyMessage`. */
export const askForPasskey = (options: unknown) =>
  answerWith(passkeyRequestSchema.parse(options), false)

type SignIn = {
  /** Offers the passkeys among what the browser fills in, instead of asking for one. */
  byAutofill: boolean
  /** Asked once somebody has chosen a passkey: the session may outlive the browser (D9). */
  remember: () => boolean
  /** Called when the browser has an answer. */
  onChosen: () => void
  /** Ends the wait for the person. */
  signal: AbortSignal
}

/**
 * Signs in with a passkey of the person's choice. False when the server does not accept it; rejects on any other failure, with
 * an AbortError when the wait has ended.
 */
export const signInByPasskey = async ({
  byAutofill,
  remember,
  onChosen,
  signal,
}: SignIn): Promise<boolean> => {
  const [options, { WebAuthnAbortService }] = await Promise.all([
    post(`${signInPath}options/`, {}, passkeyRequestSchema),
    loadLibrary(),
  ])
  signal.throwIfAborted()
  const cancel = () => WebAuthnAbortService.cancelCeremony()
  signal.addEventListener('abort', cancel)
  const credential = await answerWith(options, byAutofill).finally(() =>
    signal.removeEventListener('abort', cancel),
  )
  onChosen()
  return signIn({ path: signInPath, credential, remember: remember() })
}

/** Whether the browser can offer passkeys among what it fills in. */
export const canOfferPasskeys = async () =>
  knowsPasskeys() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false)

const messages: Readonly<Record<string, string>> = {
  NotAllowedError: 'That was cancelled, or took too long. Please try again.',
  InvalidStateError: 'This device has a passkey for your account already.',
  SecurityError:
    'Passkeys do not work at this address. Open Truenorth at the address that its letters link to.',
  ConstraintError: 'This device cannot keep a passkey, or has no PIN yet with which to protect it.',
  NotSupportedError: 'This device cannot keep a passkey of a kind that is accepted here.',
}

/** What a browser's error says about a passkey; undefined for other errors. */
export const ceremonyMessage = (error: unknown): string | undefined =>
  error instanceof Error ? messages[error.name] : undefined
