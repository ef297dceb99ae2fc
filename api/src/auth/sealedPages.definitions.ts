import {
  newWrapSchema,
  sealedPagesSchema,
  type ChangedWraps,
  type NewSealedPages,
} from '@truenorth/api-contract/sealedPages'
import { mostPasskeys } from '@truenorth/api-contract/passkeys'
import { uuid } from '@truenorth/api-contract/sealedText'
import * as z from 'zod/mini'
import { flag, list, type FieldsOf } from '../fields/fields.ts'
import { defineRoutes } from '../http/route.ts'
import { currentPasswordSchema, password } from './auth.definitions.ts'

// A passphrase, a recovery code, and passkeys.
const wraps = list(newWrapSchema, mostPasskeys + 2)

const newKeysSchema = z.object({
  current_password: password(),
  key_id: uuid,
  seals_new: flag(),
  wraps,
} satisfies FieldsOf<NewSealedPages>)

const changedWrapsSchema = z.object({
  current_password: password(),
  key_id: uuid,
  wraps,
} satisfies FieldsOf<ChangedWraps>)

const all = { path: '/auth/users/me/sealed-pages/', access: 'user' } as const
const keys = { 200: sealedPagesSchema }

export const sealedPagesDefinitions = defineRoutes({
  show: {
    ...all,
    method: 'GET',
    summary: 'The wrapped keys of sealed pages; key_id is null where there are none',
    answers: keys,
  },
  begin: {
    ...all,
    method: 'POST',
    summary: 'Set up sealed pages with keys that a browser has made; asks for the password',
    body: newKeysSchema,
    answers: { 201: sealedPagesSchema },
  },
  change: {
    ...all,
    method: 'PATCH',
    summary: 'Whether all new entries are sealed',
    body: z.object({ seals_new: flag() }),
    answers: keys,
  },
  putWraps: {
    path: '/auth/users/me/sealed-pages/wraps/',
    access: 'user',
    method: 'POST',
    summary:
      'Wrap the key anew: by another passphrase, recovery code or passkey; asks for the password',
    body: changedWrapsSchema,
    answers: { 201: sealedPagesSchema },
  },
  removeWrap: {
    path: '/auth/users/me/sealed-pages/wraps/:id/',
    access: 'user',
    method: 'DELETE',
    summary: 'Let a passkey no longer open sealed pages',
    answers: { 204: null },
  },
  end: {
    path: '/auth/users/me/sealed-pages/end/',
    access: 'user',
    method: 'POST',
    summary: 'Remove all keys; refused while there are sealed entries. Asks for the password',
    body: currentPasswordSchema,
    answers: { 200: sealedPagesSchema },
  },
})
