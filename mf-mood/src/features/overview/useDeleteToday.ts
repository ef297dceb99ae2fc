import { failureDetail } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useNavigate } from '@truenorth/shared-ui/router'
import { useState } from 'react'
import { useDeleteReading } from '../reading/useDeleteReading'

/** Asks before a reading is deleted, then goes to the dashboard. */
export const useDeleteToday = () => {
  const [asked, ask] = useState<number>()
  const navigate = useNavigate()
  const { mutate, isPending } = useDeleteReading()
  const confirm = () => {
    if (asked === undefined) return
    mutate(asked, {
      onSuccess: () => void navigate('/dashboard'),
      onError: (error) =>
        toast.show({ text: failureDetail(error) ?? 'Failed to delete mood.', tone: 'bad' }),
      onSettled: () => ask(undefined),
    })
  }
  return { isAsking: asked !== undefined, ask, confirm, cancel: () => ask(undefined), isPending }
}
