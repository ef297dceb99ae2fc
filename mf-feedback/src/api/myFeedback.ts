// What the user has sent. Apart from the inbox, because only administrators load that.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  feedbackNewsSchema,
  ownFeedbackSchema,
  type OwnFeedback,
} from '@truenorth/api-contract/feedback'
import { errorSentence, get, noContent, post, report, useReported } from '@truenorth/shared-auth'
import * as z from '@truenorth/shared-auth/schema'
import { toast } from '@truenorth/shared-ui'
import { deleteIfThere } from './deleteIfThere'

const newsStaleMs = 600_000
const all = ['my-feedback'] as const
const listSchema = z.array(ownFeedbackSchema)

const listQuery = queryOptions({
  queryKey: [...all, 'list'],
  queryFn: ({ signal }) => get('/my-feedback/', listSchema, { signal }),
})

const newsQuery = queryOptions({
  queryKey: [...all, 'news'],
  queryFn: ({ signal }) => get('/my-feedback/news/', feedbackNewsSchema, { signal }),
  staleTime: newsStaleMs,
  retry: false,
})

/** What the user has sent, newest first, with its answers. */
export const useMyFeedback = () => {
  const query = useQuery(listQuery)
  useReported(query.error, 'loading what was sent as feedback')
  return query
}

/** How many answers the user has not seen; 0 until it is known. It is not worth an error. */
export const useUnseenAnswers = () => useQuery(newsQuery).data?.answers ?? 0

/** Returns a function that tells the server that the user has seen all answers. */
export const useMarkAnswersSeen = () => {
  const client = useQueryClient()
  const { mutate } = useMutation({
    mutationFn: () => post('/my-feedback/seen/', {}, noContent),
    onSuccess: () => client.setQueryData(newsQuery.queryKey, { answers: 0 }),
    onError: (error) => report(error, 'marking answers as seen'),
  })
  return mutate
}

const takeBack = ({ id }: OwnFeedback) => deleteIfThere(`/my-feedback/${id}/`)

/** Takes feedback back; a failure is shown as a message. */
export const useTakeBack = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: takeBack,
    onSuccess: (_nothing, taken) =>
      client.setQueryData(listQuery.queryKey, (list) => list?.filter(({ id }) => id !== taken.id)),
    onError: (error) => {
      report(error, 'taking feedback back')
      toast.show({ text: errorSentence(error) ?? 'That failed. Please try again.', tone: 'bad' })
    },
    onSettled: () => client.invalidateQueries({ queryKey: all }),
  })
}

/** Asks for no more letters to the address that got the one with this token; rejects as the http client does. */
export const stopLetters = (token: string) => post('/feedback-letters/stop/', { token }, noContent)
