import type { NewJourney } from '@truenorth/api/contract'
import { sendOnce } from '@truenorth/shared-auth/outbox'
import { readJourney } from './readJourney'

/** Creates a journey once, however often it is sent; `draft` names the form that it came from. */
export const createJourney = async (journey: NewJourney, draft?: string) =>
  readJourney(
    await sendOnce<unknown>('/journey/', journey, {
      kind: 'journey',
      label: `the path “${journey.title}”`,
      ...(draft ? { draft } : {}),
    }),
  )
