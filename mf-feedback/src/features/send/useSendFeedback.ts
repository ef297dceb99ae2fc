import { useMutation } from '@tanstack/react-query'
import { busyText, report } from '@truenorth/shared-auth'
import { useDraft } from '@truenorth/shared-auth/outbox'
import { useState } from 'react'
import { feedbackDraft, sendFeedback } from '../../api/sendFeedback'
import { sendTexts } from '../../content'
import { faultsIn, faultsOf, type FeedbackFaults } from './feedbackFaults'
import { emptyFeedback, isFeedback, toNewFeedback, type FeedbackValues } from './feedbackValues'
import { useLateArrival } from './useLateArrival'

type SendOptions = { page: string; onSent: () => void }

/** The form: a draft that outlives the page until it has arrived, what is wrong with it, and sending it. */
export const useSendFeedback = ({ page, onSent }: SendOptions) => {
  const { draft, setDraft, clearDraft } = useDraft<FeedbackValues>(
    feedbackDraft,
    emptyFeedback,
    isFeedback,
  )
  const [faults, setFaults] = useState<FeedbackFaults>({})
  const arrived = () => {
    clearDraft()
    onSent()
  }
  const { mutate, isPending, error } = useMutation({
    mutationFn: sendFeedback,
    onSuccess: arrived,
    onError: (error) => {
      report(error, 'sending feedback')
      setFaults(faultsOf(error))
    },
  })
  useLateArrival(error !== null, arrived)

  const change = (changes: Partial<FeedbackValues>) => {
    setDraft({ ...draft, ...changes })
    const corrected = Object.fromEntries(Object.keys(changes).map((name) => [name, undefined]))
    setFaults({ ...faults, ...corrected })
  }
  const send = () => {
    const found = faultsIn(draft)
    setFaults(found)
    if (Object.keys(found).length === 0) mutate(toNewFeedback(draft, page))
    return found
  }
  const trouble = error === null || isPending ? undefined : (busyText(error) ?? sendTexts.failed)
  return { values: draft, change, send, faults, trouble, isSending: isPending }
}
