// What is sent along with feedback: gathered for the form, chosen from, and told in plain words.
import {
  contextPatterns,
  contextThemes,
  type FeedbackContext,
  largestWindow,
  type NewFeedback,
  type NewFeedbackContext,
} from '@truenorth/api-contract/feedback'
import * as z from '@truenorth/shared-auth/schema'

/** Where a message was written, and with what. */
export type SentAlong = NewFeedbackContext & { page?: string | undefined }

// In UTF-16 units. The server takes no longer one.
const longestText = 64
const fitting = (pattern: RegExp) =>
  z.string().check(z.refine((text: string) => text.length <= longestText && pattern.test(text)))

const side = z.int().check(z.gte(1), z.lte(largestWindow))

/** Where and with what, as the server takes it. */
export const sentAlongSchema = z.object({
  page: z.optional(z.string()),
  remotes: z.optional(
    z.array(
      z.object({
        name: fitting(contextPatterns.remote),
        version: fitting(contextPatterns.version),
      }),
    ),
  ),
  language: z.optional(fitting(contextPatterns.language)),
  theme: z.optional(z.enum(contextThemes)),
  window: z.optional(z.object({ width: side, height: side })),
  browser: z.optional(fitting(contextPatterns.browser)),
  error: z.optional(fitting(contextPatterns.error)),
})

/** Its parts, in the order in which they are told. */
export const partNames = [
  'page',
  'remotes',
  'language',
  'theme',
  'window',
  'browser',
  'error',
] as const
export type PartName = (typeof partNames)[number]

/** The same without some parts, and without those that are not as the server takes them. */
export const without = (along: object, leftOut: readonly string[]): SentAlong => {
  const kept = Object.entries(along).filter(
    ([name, value]) =>
      value !== undefined &&
      !leftOut.includes(name) &&
      z.safeParse(sentAlongSchema, { [name]: value }).success,
  )
  return z.parse(sentAlongSchema, Object.fromEntries(kept))
}

/** The fields of the request that carry it. */
export const toFields = ({
  page,
  ...context
}: SentAlong): Pick<NewFeedback, 'page' | 'context'> => ({
  ...(page && { page }),
  ...(Object.keys(context).length > 0 && { context }),
})

const languageName = (code: string) => {
  try {
    return new Intl.DisplayNames('en', { type: 'language' }).of(code) ?? code
  } catch {
    // It looks like the code of a language, and is none.
    return code
  }
}

/** One part in plain words: whole, and for a line that has all of them. */
export type Part = { name: PartName; label: string; text: string; brief: string }

/** A version without what a build adds to it: "1.0.0" of "1.0.0-3fa9c1d2". */
export const briefVersion = (version: string) => version.split('-')[0] ?? version

const remotesText = (
  remotes: FeedbackContext['remotes'],
  versionOf: (version: string) => string | undefined,
) => remotes?.map(({ name, version }) => `${name} ${versionOf(version)}`).join(', ')

/** What was sent along, in plain words; without the parts that there are not. */
export const partsOf = (along: FeedbackContext & { page?: string | undefined }): Part[] => {
  const { page, remotes, language, theme, window, browser, error } = along
  const texts: Record<PartName, { label: string; text: string | undefined; brief?: string }> = {
    page: { label: 'Page', text: page },
    remotes: {
      label: 'Parts on screen',
      text: remotesText(remotes, String),
      brief: remotesText(remotes, briefVersion) ?? '',
    },
    language: { label: 'Language', text: language && languageName(language) },
    theme: { label: 'Theme', text: theme },
    window: { label: 'Window', text: window && `${window.width} × ${window.height}` },
    browser: { label: 'Browser', text: browser },
    error: { label: 'The error just shown', text: error, brief: 'the number of an error' },
  }
  return partNames.flatMap((name) => {
    const { label, text, brief = text } = texts[name]
    return text && brief ? [{ name, label, text, brief }] : []
  })
}

/** All of it in one line. */
export const briefly = (parts: readonly Part[]) =>
  `Sent along: ${parts.map(({ brief }) => brief).join(', ')}`
