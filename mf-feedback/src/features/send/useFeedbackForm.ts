import { report, useSession } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useLocation } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendTexts } from '../../content'
import type { FeedbackDialog } from './FeedbackDialog'
import { noteOpen, wasLeftOpen } from './formLeftOpen'

const longestPath = 200

/** Opening the form: its code comes with the first press; a failed load can be pressed again. */
export const useFeedbackForm = () => {
  const { pathname } = useLocation()
  const { userId } = useSession()
  // Where it was opened, without the query (D27).
  const here = pathname.slice(0, longestPath)
  const [Dialog, setDialog] = useState<typeof FeedbackDialog>()
  const [isLoading, setLoading] = useState(() => wasLeftOpen(userId))
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState(here)

  const load = () =>
    import('./FeedbackDialog')
      .then((loaded) => {
        setDialog(() => loaded.FeedbackDialog)
        setOpen(true)
      })
      .catch((error: unknown) => {
        report(error, 'the feedback form could not be loaded')
        toast.show({ text: sendTexts.away, tone: 'bad' })
      })
      .finally(() => setLoading(false))
  const open = () => {
    setPage(here)
    noteOpen(userId)
    if (Dialog) setOpen(true)
    else if (!isLoading) {
      setLoading(true)
      void load()
    }
  }
  const close = () => {
    noteOpen(undefined)
    setOpen(false)
  }
  const goOn = useEffectEvent(() => {
    if (isLoading) void load()
  })
  useEffect(() => goOn(), [])
  return { Dialog, page, isOpen, isLoading, open, close }
}
