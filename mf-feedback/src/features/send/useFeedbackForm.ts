import { report, useSession } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useLocation } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendTexts } from '../../content'
import type { FeedbackDialog } from './FeedbackDialog'
import { noteOpen, wasLeftOpen } from './formLeftOpen'

const longestPath = 200

const fetchDialog = async () => {
  try {
    return (await import('./FeedbackDialog')).FeedbackDialog
  } catch (error) {
    report(error, 'the feedback form could not be loaded')
    toast.show({ text: sendTexts.away, tone: 'bad' })
    return undefined
  }
}

/** Opening the form: its code comes with the first press; a failed load can be pressed again. */
export const useFeedbackForm = () => {
  const { pathname } = useLocation()
  const { userId } = useSession()
  // Where it was opened, without the query (D27).
  const here = pathname.slice(0, longestPath)
  const [Dialog, setDialog] = useState<typeof FeedbackDialog>()
  const [isLeftOpen] = useState(() => wasLeftOpen(userId))
  const [isLoading, setLoading] = useState(isLeftOpen)
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState(here)

  const show = (loaded: typeof FeedbackDialog | undefined) => {
    setLoading(false)
    if (!loaded) return
    setDialog(() => loaded)
    setOpen(true)
  }
  const open = () => {
    setPage(here)
    noteOpen(userId)
    if (Dialog) setOpen(true)
    else if (!isLoading) {
      setLoading(true)
      void fetchDialog().then(show)
    }
  }
  const close = () => {
    noteOpen(undefined)
    setOpen(false)
  }
  const showAgain = useEffectEvent(show)
  useEffect(() => {
    if (isLeftOpen) void fetchDialog().then((loaded) => showAgain(loaded))
  }, [isLeftOpen])
  return { Dialog, page, isOpen, isLoading, open, close }
}
