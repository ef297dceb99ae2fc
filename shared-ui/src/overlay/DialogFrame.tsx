import { Dialog } from '@chakra-ui/react/dialog'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

export const DialogTitle = (props: Dialog.TitleProps) => (
  <Dialog.Title fontSize="22" marginBottom="8px" {...props} />
)
export const DialogText = ({ children }: { children: ReactNode }) => (
  <Dialog.Description color="ink.muted" maxWidth="68ch">
    {children}
  </Dialog.Description>
)
export const DialogActions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '10px',
    marginTop: '24px',
  },
})

const Scrim = chakra(Dialog.Backdrop, {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 30,
    background: 'scrim',
    _print: { display: 'none' },
    '&[data-state=open]': { animation: 'appear {durations.fast} {easings.calm}' },
  },
})

const Place = chakra(Dialog.Positioner, {
  base: {
    position: 'fixed',
    inset: 0,
    zIndex: 31,
    display: 'grid',
    placeItems: 'center',
    // Clear of the clock and of the bar to go home with; --sheet-height is what a sheet may fill.
    '--above': 'max(16px, env(safe-area-inset-top, 0px))',
    '--below': 'max(16px, env(safe-area-inset-bottom, 0px))',
    '--sheet-height': 'calc(100dvh - var(--above) - var(--below))',
    padding: 'var(--above) var(--gutter) var(--below)',
    overflow: 'auto',
    overscrollBehavior: 'contain',
    // On paper there is only what lies open.
    _print: { position: 'static', display: 'block', padding: 0 },
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
    '&[data-state=open]': { animation: 'rise {durations.enter} {easings.calm}' },
  },
  variants: {
    size: {
      confirm: { maxWidth: '440px', padding: '24px' },
      form: { maxWidth: '560px' },
      reader: { maxWidth: '720px' },
    },
  },
  defaultVariants: { size: 'confirm' },
})

export type DialogSize = 'confirm' | 'form' | 'reader'

export type DialogFrameProps = {
  open: boolean
  onClose: () => void
  children: ReactNode
  role?: 'dialog' | 'alertdialog'
  size?: DialogSize
  /** False while something is on its way: neither Escape nor a click outside closes. */
  dismissable?: boolean
  initialFocus?: () => HTMLElement | null
}

/** Scrim, focus kept inside, focus given back: what every dialog shares. */
export const DialogFrame = (props: DialogFrameProps) => {
  const { open, onClose, role = 'dialog', size, dismissable = true, children } = props
  return (
    <Dialog.Root
      open={open}
      onOpenChange={(details) => !details.open && onClose()}
      role={role}
      closeOnEscape={dismissable}
      closeOnInteractOutside={dismissable && role === 'dialog'}
      {...(props.initialFocus ? { initialFocusEl: props.initialFocus } : {})}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Scrim />
        <Place>
          <Sheet size={size}>{children}</Sheet>
        </Place>
      </Portal>
    </Dialog.Root>
  )
}
