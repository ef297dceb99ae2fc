import type { Browser } from 'playwright-core'
import type { Kind } from './compare.ts'
import { signIn } from './person.ts'
import { openProfile, type Width } from './profile.ts'
import type { Screen } from './screens.ts'

export type Contest = { browser: Browser; urls: Record<Kind, string> }

/** A fresh profile of who looks at a screen. */
export const profileOf = async (
  { browser, urls }: Contest,
  kind: Kind,
  who: Screen['who'],
  width?: Width,
) =>
  openProfile(browser, urls[kind], {
    tokens: who === 'visitor' ? undefined : await signIn(urls[kind], who),
    ...(width && { width }),
  })
