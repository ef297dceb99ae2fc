import { FeedbackIcon, chakra } from '@truenorth/shared-ui'
import { useAnswerNotice } from './useAnswerNotice'
import { useFeedbackDialog } from './useFeedbackDialog'

// A quiet tab in the right margin, from the width at which the column of a page leaves it one. Below that the
// shell has a link of its own, which opens the form by its address: nothing lies over the content.
const Tab = chakra('button', {
  base: {
    display: 'inline-flex',
    '@media (max-width: 78.99rem)': { display: 'none' },
    position: 'fixed',
    right: 0,
    top: '50%',
    translate: '0 -50%',
    zIndex: 5,
    alignItems: 'center',
    gap: '8px',
    minWidth: '44px',
    padding: '16px 10px',
    writingMode: 'vertical-rl',
    border: '1px solid',
    borderColor: 'line',
    borderRight: 0,
    borderRadius: '12px 0 0 12px',
    background: 'surface',
    color: 'ink.muted',
    fontSize: '14',
    fontWeight: '540',
    transition: 'color .15s, background .15s',
    transitionTimingFunction: 'calm',
    _hover: { background: 'surface.sunken', color: 'ink' },
    _focusVisible: { borderRadius: '12px 0 0 12px', outlineOffset: '-3px' },
  },
})

/** The tab that opens the feedback form over every screen of a signed-in user, and the form. */
export const FeedbackButton = () => {
  useAnswerNotice()
  const { Dialog, isOpen, isLoading, open, close } = useFeedbackDialog()
  return (
    <>
      <Tab
        type="button"
        aria-label="Send Feedback"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={open}
      >
        <FeedbackIcon size={18} aria-hidden />
        Feedback
      </Tab>
      {Dialog && <Dialog open={isOpen} onClose={close} />}
    </>
  )
}
