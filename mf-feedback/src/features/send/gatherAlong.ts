import { browserRelease, mostRemotes } from '@truenorth/api-contract/feedback'
import { recentErrorId, screenOnShow } from '@truenorth/shared-auth'
import { colorMode } from '@truenorth/shared-ui'
import { type SentAlong, without } from '../../domain/sentAlong'

/** What is on screen now, in which browser: nothing of what a person wrote. What cannot be told is left out. */
export const gatherAlong = (): SentAlong => {
  const { page, remotes = [] } = screenOnShow() ?? {}
  const gathered = {
    page,
    remotes: remotes.length > 0 ? remotes.slice(0, mostRemotes) : undefined,
    language: navigator.language,
    theme: colorMode(),
    window: { width: innerWidth, height: innerHeight },
    browser: browserRelease(navigator.userAgent),
    error: recentErrorId(),
  }
  return without(gathered, [])
}
