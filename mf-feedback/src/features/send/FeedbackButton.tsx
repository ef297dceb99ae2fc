import { FeedbackIcon, chakra } from '@truenorth/shared-ui'
import { useFeedbackForm } from './useFeedbackForm'
import { useRoomForButton } from './useRoomForButton'

// Narrow screens have no margin to float over: there it is a tab in the very corner, beside what is read and
// pressed, and a bar at the bottom leaves it room (--float-corner). On wide ones it floats above such a bar,
// whose height is in --bottom-bar.
const Float = chakra('button', {
  base: {
    position: 'fixed',
    right: { base: 0, md: 'var(--gutter)' },
    bottom: { base: 0, md: 'calc(20px + var(--bottom-bar, 0px))' },
    zIndex: 5,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minWidth: { base: '44px', md: '48px' },
    minHeight: { base: '44px', md: '48px' },
    padding: { base: '0 0 env(safe-area-inset-bottom)', md: '0 18px 0 14px' },
    border: '1px solid',
    borderColor: 'line',
    borderWidth: { base: '1px 0 0 1px', md: '1px' },
    borderRadius: { base: '14px 0 0 0', md: 'full' },
    background: 'surface',
    color: 'ink',
    fontSize: '14',
    fontWeight: '540',
    boxShadow: 'float',
    transition: 'background .15s, bottom .15s',
    transitionTimingFunction: 'calm',
    _hover: { background: 'surface.sunken' },
    _focusVisible: {
      borderRadius: { base: '14px 0 0 0', md: 'full' },
      outlineOffset: { base: '-3px', md: '3px' },
    },
  },
})
const Word = chakra('span', { base: { display: { mdDown: 'none' } } })

/** Floats over every screen of the signed-in and opens the form. */
export const FeedbackButton = () => {
  const { Dialog, page, isOpen, isLoading, open, close } = useFeedbackForm()
  useRoomForButton()
  return (
    <>
      <Float
        type="button"
        aria-label="Send Feedback"
        aria-haspopup="dialog"
        aria-busy={isLoading || undefined}
        onClick={open}
      >
        <FeedbackIcon size={20} aria-hidden />
        <Word>Feedback</Word>
      </Float>
      {Dialog && <Dialog open={isOpen} page={page} onClose={close} />}
    </>
  )
}
