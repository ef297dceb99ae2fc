import { z } from 'zod'
import { text } from './text.ts'
import { words } from './words.ts'

const longestEmail = 254

/** An e-mail address as typed; `blank` lets it be left empty. */
export const email = ({ blank = false } = {}) =>
  text({
    max: longestEmail,
    blank,
    pattern: {
      is: blank
        ? new RegExp(`^$|${z.regexes.email.source}`, z.regexes.email.flags)
        : z.regexes.email,
      else: words.notEmail,
    },
  })
