import { report } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useLocation } from '@truenorth/shared-ui/router'
import { useState } from 'react'
import { sendTexts } from '../../content'
import type { FeedbackDialog } from './FeedbackDialog'

const longestPath = 200

/** Opening the form: its code comes with the first press; a failed load can be pressed again. */
export const useFeedbackForm = () => {
  const { pathname } = useLocation()
  const [Dialog, setDialog] = useState<typeof FeedbackDialog>()
  const [isLoading, setLoading] = useState(false)
  const [isOpen, setOpen] = useState(false)
  const [page, setPage] = useState('')

  const load = async () => {
    setLoading(true)
    try {
      const loaded = await import('./FeedbackDialog')
      setDialog(() => loaded.FeedbackDialog)
      setOpen(true)
    } catch (error) {
      report(error, 'the feedback form could not be loaded')
      toast.show({ text: sendTexts.away, tone: 'bad' })
    }
    setLoading(false)
  }
  const open = () => {
    // Where it was opened, without the query (D27).
    setPage(pathname.slice(0, longestPath))
    if (Dialog) setOpen(true)
    else if (!isLoading) void load()
  }
  return { Dialog, page, isOpen, isLoading, open, close: () => setOpen(false) }
}
