import { FeedbackIcon, chakra } from '@truenorth/shared-ui'
import { useFeedbackForm } from './useFeedbackForm'
import { useRoomForButton } from './useRoomForButton'

// Whoever has a bar at the bottom of the screen says its height in --bottom-bar; the button floats above it.
const Float = chakra('button', {
  base: {
    position: 'fixed',
    right: 'var(--gutter)',
    bottom: 'calc(20px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
    zIndex: 5,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minWidth: '48px',
    minHeight: '48px',
    padding: { base: 0, md: '0 18px 0 14px' },
    border: '1px solid',
    borderColor: 'line',
    borderRadius: 'full',
    background: 'surface',
    color: 'ink',
    fontSize: '14',
    fontWeight: '540',
    boxShadow: 'float',
    transition: 'background .15s, bottom .15s',
    transitionTimingFunction: 'calm',
    _hover: { background: 'surface.sunken' },
    _focusVisible: { borderRadius: 'full' },
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
