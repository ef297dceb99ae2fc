// What a message was written with: as it is sent, and as it is stored.
import {
  contextPatterns,
  contextThemes,
  largestWindow,
  mostRemotes,
  type FeedbackContext,
  type NewFeedbackContext,
} from '@truenorth/api-contract/feedback'
import * as z from 'zod/mini'
import { choice, integer, list, type FieldsOf } from '../fields/fields.ts'
import { notAnObject, releaseFields } from '../fields/release.ts'
import { text } from '../fields/text.ts'

const side = () => integer({ min: 1, max: largestWindow })

/** A context in a request. Fields that it does not know are left out: nothing else is stored. */
export const contextField = () =>
  z.object(
    {
      remotes: z.optional(list(z.object(releaseFields(), { error: notAnObject }), mostRemotes)),
      language: z.optional(
        text({ pattern: { is: contextPatterns.language, else: 'Not a language.' } }),
      ),
      theme: z.optional(choice(contextThemes)),
      window: z.optional(z.object({ width: side(), height: side() }, { error: notAnObject })),
      browser: z.optional(
        text({
          pattern: { is: contextPatterns.browser, else: 'Not the name and version of a browser.' },
        }),
      ),
      error: z.optional(
        text({ pattern: { is: contextPatterns.error, else: 'Not the id of a request.' } }),
      ),
    } satisfies FieldsOf<NewFeedbackContext>,
    { error: notAnObject },
  )

/** A context as the columns of a message hold it. */
export type ContextColumns = {
  /** JSON: a list of objects with name and version. */
  remotes: string
  language: string
  theme: string
  window_width: number | null
  window_height: number | null
  browser: string
  error_id: string
}

/** The columns of a context; those of what was taken out are empty. */
export const toContextColumns = (context: NewFeedbackContext = {}): ContextColumns => {
  const { remotes = [], language = '', theme = '', window, browser = '', error = '' } = context
  return {
    remotes: JSON.stringify(remotes.map(({ name, version }) => ({ name, version }))),
    language,
    theme,
    window_width: window?.width ?? null,
    window_height: window?.height ?? null,
    browser,
    error_id: error,
  }
}

const remotesSchema = z.array(z.object({ name: z.string(), version: z.string() }))

/** Reads the column `remotes`. */
export const parseRemotes = (stored: string) => remotesSchema.parse(JSON.parse(stored))

/** The context in a row; undefined when nothing was sent along. */
export const toContext = (row: ContextColumns): FeedbackContext | undefined => {
  const { language, theme, window_width: width, window_height: height, browser, error_id } = row
  const remotes = parseRemotes(row.remotes)
  const context = {
    ...(remotes.length > 0 && { remotes }),
    ...(language && { language }),
    ...(theme && { theme }),
    ...(width !== null && height !== null && { window: { width, height } }),
    ...(browser && { browser }),
    ...(error_id && { error: error_id }),
  }
  return Object.keys(context).length > 0 ? context : undefined
}

/**
 * What is left of a context when the account of its author is deleted: the remotes. Language, window, browser and
 * the id of a request tell of a person, and not of the product (D26, D45).
 */
export const forgottenContext = {
  language: '',
  theme: '',
  window_width: null,
  window_height: null,
  browser: '',
  error_id: '',
} satisfies Partial<ContextColumns>
