import { randomUUID } from 'node:crypto'
import type { Context } from 'hono'
import { unauthorized } from '../http/failure.ts'
import type { AccountParts } from './accountParts.ts'
import { hashOf, keyOf } from './keys.ts'
import type { Credentials, TokenPair } from './token.schema.ts'

const longestDevice = 200

const nobody = () => unauthorized({ detail: 'No active account found with the given credentials' })

/** Checks a name and a password, counting the attempts, and opens a session. */
export const createSignIn = (parts: AccountParts) => {
  const { users, sessions, tokens, hasher, limits, addressOf, clock } = parts

  const activeAccount = async ({ username, password }: Credentials) => {
    const account = await users.byName(username)
    const right = await hasher.verify(account?.password_hash, password)
    if (!account || !right || !account.is_active) throw nobody()
    return account
  }

  return async (c: Context, credentials: Credentials): Promise<TokenPair> => {
    const address = addressOf(c)
    const addressAndName = `${address} ${keyOf(credentials.username)}`
    // What is written at once is one sync to the disk, for which everybody waits.
    await Promise.all([limits.signIn.take(addressAndName), limits.signInByAddress.take(address)])
    const { id: userId } = await activeAccount(credentials)
    const id = randomUUID()
    const refresh = await tokens.sign('refresh', userId, id)
    const device = (c.req.header('User-Agent') ?? '').slice(0, longestDevice)
    await Promise.all([
      limits.signIn.forget(addressAndName),
      limits.signInByAddress.giveBack(address),
      sessions.open({ id, userId, device, refreshHash: hashOf(refresh), now: clock() }),
    ])
    return { refresh, access: await tokens.sign('access', userId, id) }
  }
}
