import { giveSampleYear } from '@truenorth/api/trials'
import { promote } from '../product/promote.ts'
import { startProduct } from '../product/startProduct.ts'
import { createTime } from '../time.ts'
import type { Member, Tokens } from './openScreen.ts'
import type { Who } from './screen.ts'
import { callerFor, newest, seedFeedback, seedThousand } from './seed.ts'

const password = 'Northern-Light-7'
const freshMs = 5 * 60_000
const plenty = { REQUEST_LIMIT: '1000000', REGISTRATION_LIMIT: '1000', SIGN_IN_LIMIT: '1000' }

/** A product in which people live: somebody new, somebody with a year behind her, somebody with a thousand of each. */
export const openHouse = async ({ crowded }: { crowded: boolean }) => {
  // An evening, when the day's reading is taken.
  const time = createTime(`${new Date().toISOString().slice(0, 10)}T19:40:00Z`)
  const product = await startProduct({ clock: time.now, limits: plenty })
  const call = callerFor(product.url)
  const signIn = (username: string): Promise<Tokens> =>
    call('POST', '/token/', { username, password })
  const signUp = async (username: string) => {
    await call('POST', '/auth/users/', { username, password, email: `${username}@example.org` })
    return signIn(username)
  }
  const maya = await signUp('maya')
  const asMaya = callerFor(product.url, maya.access)
  await giveSampleYear({ dataDir: product.data, username: 'maya', now: time.now(), zone: 'UTC' })
  await seedFeedback(asMaya)
  const otto = await signUp('otto')
  if (crowded) await seedThousand(callerFor(product.url, otto.access))
  await signUp('ruth')
  await promote(product, 'ruth')
  await signUp('ines')
  const members: Record<Who, Member> = {
    visitor: { ids: {} },
    newcomer: { username: 'ines', ids: {} },
    regular: { username: 'maya', ids: await newest(asMaya) },
    crowded: { username: 'otto', ids: {} },
    administrator: { username: 'ruth', ids: {} },
  }
  const sessions = new Map<string, { tokens: Tokens; since: number }>()
  // A walk through all screens lasts longer than a session that no page renews.
  const tokensOf = async (username: string): Promise<Tokens> => {
    const held = sessions.get(username)
    if (held && Date.now() - held.since < freshMs) return held.tokens
    const tokens = await signIn(username)
    sessions.set(username, { tokens, since: Date.now() })
    return tokens
  }
  return { product, time, members, tokensOf }
}

export type House = Awaited<ReturnType<typeof openHouse>>
