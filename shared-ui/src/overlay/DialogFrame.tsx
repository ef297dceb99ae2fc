import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

/** The title of a dialog, which is its accessible name. */
export const DialogTitle = (props: Dialog.TitleProps) => (
  <Dialog.Title fontSize="22" marginBottom="8px" {...props} />
)
/** The text of a dialog, which is its accessible description. */
export const DialogText = ({ children }: { children: ReactNode }) => (
  <Dialog.Description color="ink.muted" maxWidth="68ch">
    {children}
  </Dialog.Description>
)
/** The buttons at the end of a dialog. */
export const DialogActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '10px',
    marginTop: '24px',
  },
})

// Dialogs are in the document in the order in which they open, and all have the same level: the scrim of
// one that opens over another dims that one too.
const level = 30

// The next dialog over this one is a layer above it, and looks like one.
const overAnother = '[data-scope=dialog][data-part=positioner] ~ [data-part=positioner] > &'

const Scrim = chakra(Dialog.Backdrop, {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: level,
    background: 'scrim',
    _print: { display: 'none' },
    '&[data-state=open]': { animation: 'appear {durations.fast} {easings.calm}' },
  },
})

const Place = chakra(Dialog.Positioner, {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: level,
    display: 'grid',
    placeItems: 'center',
    // The sheet keeps clear of the safe areas of a phone; --sheet-height is the height that is left.
    '--above': 'max(16px, env(safe-area-inset-top, 0px))',
    '--below': 'max(16px, env(safe-area-inset-bottom, 0px))',
    '--sheet-height': 'calc(100dvh - var(--above) - var(--below))',
    padding: 'var(--above) var(--gutter) var(--below)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // In print the sheet is the page.
    _print: { position: 'static', display: 'block', padding: 0 },
  },
  variants: {
    fromBelow: {
      true: {
        lgDown: { alignItems: 'end', padding: 0, '--sheet-height': 'calc(100dvh - var(--above))' },
      },
    },
  },
})

const Sheet = chakra(Dialog.Content, {
  base: {
    width: '100%',
    outline: 'none',
    borderRadius: '14',
    background: 'surface',
    boxShadow: 'float',
    _print: { maxWidth: 'none', boxShadow: 'none' },
    [overAnother]: {
      width: 'calc(100% - 48px)',
      justifySelf: 'center',
      border: '1px solid',
      borderColor: 'line.strong',
      // A thumb reaches the lower third.
      alignSelf: { base: 'end', md: 'center' },
      marginBottom: { base: '10dvh', md: 0 },
    },
    '&[data-state=open]': { animation: 'rise {durations.enter} {easings.calm}' },
  },
  variants: {
    size: {
      confirm: { maxWidth: '440px', padding: '24px' },
      form: { maxWidth: '560px' },
      reader: { maxWidth: '720px' },
    },
    fromBelow: {
      true: {
        lgDown: {
          maxWidth: 'none',
          borderRadius: '20px 20px 0 0',
          paddingBottom: 'env(safe-area-inset-bottom, 0px)',
        },
      },
    },
  },
  defaultVariants: { size: 'confirm' },
})

/** Width and padding: a question, a form or a text to read. */
export type DialogSize = 'confirm' | 'form' | 'reader'

export type DialogFrameProps = {
  open: boolean
  onClose: () => void
  children: ReactNode
  role?: 'dialog' | 'alertdialog'
  size?: DialogSize
  /** On narrow screens it lies at the bottom of the window, where a thumb reaches it. */
  fromBelow?: boolean | undefined
  /** Whether Escape and a press outside close it; false while something is being saved. Default true. */
  dismissable?: boolean
  initialFocus?: () => HTMLElement | null
  /** What gets the focus afterwards. Default: what had it before. */
  finalFocus?: (() => HTMLElement | null) | undefined
}

/** What every dialog shares: the scrim, and the focus that stays inside and returns afterwards. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { open, onClose, role = 'dialog', size, fromBelow, dismissable = true, children } = props
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnEscape={dismissable}
      closeOnInteractOutside={dismissable && role === 'dialog'}
      {...(props.initialFocus ? { initialFocusEl: props.initialFocus } : {})}
      {...(props.finalFocus ? { finalFocusEl: props.finalFocus } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Scrim />
        <Place fromBelow={fromBelow}>
          <Sheet size={size} fromBelow={fromBelow}>
            {children}
          </Sheet>
        </Place>
      </Portal>
    </Dialog.Root>
  )
}
