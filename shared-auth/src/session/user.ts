import type { User } from '@truenorth/api/contract'
import { is } from '../http/is'
import { readerOf } from '../http/readerOf'

export type { User }

/** Who an answer speaks of; a server may say less of them, but who it is. */
export const readUser = readerOf<User>('user', {
  id: is.id,
  username: is.text,
  email: is.maybe(is.text),
  is_admin: is.maybe(is.flag),
})
