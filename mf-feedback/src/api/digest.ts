// The weekly letter with counts.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { feedbackDigestSchema } from '@truenorth/api-contract/inbox'
import { errorSentence, get, patch, report, useReported } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { digestTexts } from '../content'
import { feedbackQueries } from './feedback'

const path = '/feedback/digest/'

const digestQuery = queryOptions({
  queryKey: [...feedbackQueries.all, 'digest'],
  queryFn: ({ signal }) => get(path, feedbackDigestSchema, { signal }),
})

/** Whether the administrator gets the weekly letter; undefined until it is known. */
export const useDigest = () => {
  const { data, error } = useQuery(digestQuery)
  useReported(error, 'loading whether the weekly letter is on')
  return data
}

/** Turns the weekly letter on or off; a failure is shown as a message. */
export const useChangeDigest = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (is_on: boolean) => patch(path, { is_on }, feedbackDigestSchema),
    onSuccess: (digest) => {
      client.setQueryData(digestQuery.queryKey, digest)
      toast.show({ text: digest.is_on ? digestTexts.on : digestTexts.off, tone: 'good' })
    },
    onError: (error) => {
      report(error, 'changing the weekly letter')
      toast.show({ text: errorSentence(error) ?? digestTexts.failed, tone: 'bad' })
    },
  })
}
