import { useMutation, useQueryClient } from '@tanstack/react-query'
import { failureDetail } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useGoBack } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent } from 'react'
import { moodQueries } from '../../api/moodQueries'
import { changeReading, presentVersion } from '../../api/moods'
import { type ReadingValues, toNewMood } from '../form/readingValues'

const returnAfterMs = 1_500

type Save = { values: ReadingValues; etag: string | undefined }

/** Saves, says so, and goes back; somebody else's newer version comes back as `newer`. */
export const useSaveReading = (id: number) => {
  const client = useQueryClient()
  const goBack = useGoBack('/mood/history')
  const { mutate, reset, error, isPending, isSuccess, variables } = useMutation({
    mutationFn: ({ values, etag }: Save) => changeReading(id, toNewMood(values) ?? {}, etag),
    onSuccess: () => {
      toast.show({ text: 'Saved!', tone: 'good' })
      void client.invalidateQueries({ queryKey: moodQueries.all })
    },
  })
  const leave = useEffectEvent(goBack)
  useEffect(() => {
    if (!isSuccess) return undefined
    const timer = setTimeout(() => leave(), returnAfterMs)
    return () => clearTimeout(timer)
  }, [isSuccess])
  const newer = presentVersion(error)
  return {
    save: mutate,
    newer,
    dismissNewer: reset,
    failure: error && !newer ? (failureDetail(error) ?? failedText) : undefined,
    isSaving: isPending,
    /** What was saved, from then on. */
    saved: isSuccess ? variables.values : undefined,
  }
}

const failedText = 'Failed to save changes.'
