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
export const FeedbackDialog = ({ open, page, onClose }: FeedbackDialogProps) => (
  <Modal open={open} onClose={onClose} title="Send Feedback">
    <FormThenThanks page={page} onDone={onClose} />
  </Modal>
)

// Goes with the open dialog, so that the next one starts afresh.
const FormThenThanks = ({ page, onDone }: { page: string; onDone: () => void }) => {
  const [isSent, setSent] = useState(false)
  if (isSent) return <ThankYou onDone={onDone} />
  return <FeedbackForm page={page} onSent={() => setSent(true)} />
}
