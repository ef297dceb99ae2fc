import { report, useSession } from '@truenorth/shared-auth'
import { toast } from '@truenorth/shared-ui'
import { useLocation, useNavigate } from '@truenorth/shared-ui/router'
import { useEffect, useEffectEvent, useState } from 'react'
import { sendTexts } from '../../content'
import type { FeedbackDialog } from './FeedbackDialog'

/** An address with it opens the form: the shell's links lead there. */
const openHash = '#send-feedback'

// Holds the id of the user whose form is open in this tab, because a reload or an ended session does not close it.
const openKey = 'truenorth_feedback_open'

const storeOpen = (userId: string | undefined) => {
  try {
    if (userId === undefined) sessionStorage.removeItem(openKey)
    else sessionStorage.setItem(openKey, userId)
  } catch {
    // Storage is forbidden: the draft is there when the form is opened again.
  }
}

const wasLeftOpen = (userId: string | undefined) => {
  try {
    return userId !== undefined && sessionStorage.getItem(openKey) === userId
  } catch {
    return false
  }
}

const fetchDialog = async () => {
  try {
    return (await import('./FeedbackDialog')).FeedbackDialog
  } catch (error) {
    report(error, 'the feedback form could not be loaded')
    toast.show({ text: sendTexts.away, tone: 'bad' })
    return undefined
  }
}

/** Opens and closes the form. Its code loads when it is first opened; after a failed load the button works again. */
export const useFeedbackDialog = () => {
  const { pathname, search, hash, state } = useLocation()
  const navigate = useNavigate()
  const { userId } = useSession()
  const [Dialog, setDialog] = useState<typeof FeedbackDialog>()
  const [isLeftOpen] = useState(() => wasLeftOpen(userId))
  const [isLoading, setLoading] = useState(isLeftOpen)
  const [isOpen, setOpen] = useState(false)

  const show = (loaded: typeof FeedbackDialog | undefined) => {
    setLoading(false)
    if (!loaded) return
    setDialog(() => loaded)
    setOpen(true)
  }
  const open = () => {
    storeOpen(userId)
    if (Dialog) setOpen(true)
    else if (!isLoading) {
      setLoading(true)
      void fetchDialog().then(show)
    }
  }
  const close = () => {
    storeOpen(undefined)
    setOpen(false)
  }
  const isAsked = hash === openHash
  const onAsked = useEffectEvent(() => {
    storeOpen(userId)
    void fetchDialog().then(show)
    // The address asks once: a reload or Back does not ask again.
    void navigate(
      { pathname, search, hash: '' },
      { replace: true, state: state as unknown, preventScrollReset: true },
    )
  })
  useEffect(() => {
    if (isAsked) onAsked()
  }, [isAsked])
  const onLoaded = useEffectEvent(show)
  useEffect(() => {
    if (isLeftOpen) void fetchDialog().then((loaded) => onLoaded(loaded))
  }, [isLeftOpen])
  return { Dialog, isOpen, isLoading, open, close }
}
