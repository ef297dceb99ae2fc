import { useMutation, useQueryClient } from '@tanstack/react-query'
import { report } from '@truenorth/shared-auth'
import { sendOnce, useDraft, useSentLater } from '@truenorth/shared-auth/outbox'
import { toast } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { moodQueries } from '../../api/moodQueries'
import { moodsPath } from '../../api/moods'
import { blankReading, isReading, type ReadingValues, toNewMood } from '../form/readingValues'
import { readingKind } from '../reading/useSentReadings'

const draftKey = 'mood-log'

const send = (values: ReadingValues) =>
  sendOnce(moodsPath, toNewMood(values), {
    kind: readingKind,
    label: 'A compass reading',
    draft: draftKey,
  })

/** The log form: a draft that outlives the page until it is saved, once (D16). */
export const useLogReading = () => {
  const { draft, setDraft, clearDraft } = useDraft<ReadingValues>(draftKey, blankReading, isReading)
  const client = useQueryClient()
  const navigate = useNavigate()
  const saving = useMutation({
    mutationFn: send,
    onSuccess: () => {
      clearDraft()
      void client.invalidateQueries({ queryKey: moodQueries.all })
      void navigate('/dashboard')
    },
    onError: (error) => report(error, 'saving a reading'),
  })
  // What waited has been sent while the form still stood there: it is said, and the form is free.
  useSentLater({ kind: readingKind, draft: draftKey, body: toNewMood(draft) }, () => {
    if (saving.isPending || saving.isSuccess) return
    clearDraft()
    toast.show({ text: 'Your reading has been saved.', tone: 'good', durationMs: 6000 })
  })
  return {
    // Until the dashboard is there, the form shows what was saved, and cannot be saved again.
    values: saving.isSuccess ? saving.variables : draft,
    change: (changes: Partial<ReadingValues>) => setDraft({ ...draft, ...changes }),
    save: () => saving.mutate(draft),
    isSaving: saving.isPending || saving.isSuccess,
  }
}
