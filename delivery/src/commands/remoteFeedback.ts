// What `npm run remote -- list` says of feedback, where it is told whom to ask.
import { remoteFeedbackSchema, type RemoteFeedback } from '@truenorth/api-contract/inbox'
import * as z from 'zod/mini'
import { ValidationError } from '../registry/validationError.ts'

/** The address of the API, and a token of `npm run counts-token`. */
export type FeedbackSource = { api: string; token: string }

const responseMs = 10_000

const means = new Intl.NumberFormat('en', { maximumFractionDigits: 1, minimumFractionDigits: 1 })

const linesOf = ({ waiting, releases }: RemoteFeedback) => [
  `  feedback: ${waiting} waiting for an answer`,
  ...releases.map(
    ({ version, rated, mean }) =>
      `  ${version}  ${means.format(mean)} stars from ${rated} within 30 days`,
  ),
]

/**
 * Lines about the feedback of each remote, by its name.
 * @throws a ValidationError where the API does not answer as it should
 */
export const readRemoteFeedback = async ({ api, token }: FeedbackSource) => {
  const url = `${api.replace(/\/+$/, '')}/api/feedback/remotes/`
  const response = await fetch(url, {
    headers: { Authorization: `Bearer ${token}` },
    redirect: 'manual',
    signal: AbortSignal.timeout(responseMs),
  }).catch(() => undefined)
  if (!response?.ok) {
    const why = response ? `answers ${response.status}: is the token right?` : 'is not reached.'
    throw new ValidationError(`${url} ${why}`)
  }
  const parsed = z.array(remoteFeedbackSchema).safeParse(await response.json().catch(() => null))
  if (!parsed.success) throw new ValidationError(`${url} does not answer with counts.`)
  return new Map(parsed.data.map((one) => [one.remote, linesOf(one)]))
}
