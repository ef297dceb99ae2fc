import { Modal } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { FeedbackForm } from './FeedbackForm'
import { ThankYou } from './ThankYou'

type FeedbackDialogProps = {
  open: boolean
  /** The path where it was opened. */
  page: string
  onClose: () => void
}

/** The form over the page, and the thanks after it. */
export const FeedbackDialog = ({ open, page, onClose }: FeedbackDialogProps) => {
  const [isSent, setSent] = useState(false)
  const close = () => {
    setSent(false)
    onClose()
  }
  return (
    <Modal open={open} onClose={close} title="Send Feedback">
      {isSent ? (
        <ThankYou onDone={close} />
      ) : (
        <FeedbackForm page={page} onSent={() => setSent(true)} />
      )}
    </Modal>
  )
}
