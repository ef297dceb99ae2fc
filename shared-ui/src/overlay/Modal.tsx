import { chakra } from '@chakra-ui/react/styled-system'
import { Dialog } from '@chakra-ui/react/dialog'
import { X } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { IconButton } from '../button/IconButton'
import { DialogFrame, type DialogSize } from './DialogFrame'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    padding: '8px 12px 8px 24px',
    borderBottom: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
  },
})

const Body = chakra('div', {
  base: {
    overflow: 'auto',
    overscrollBehavior: 'contain',
    padding: '24px',
    _print: { overflow: 'visible', padding: 0 },
  },
  variants: { size: { reader: { padding: { base: '32px 24px 40px', md: '48px 64px 56px' } } } },
})

const Foot = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '10px',
    padding: '12px 24px',
    borderTop: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
  },
})

const Layout = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateRows: 'auto minmax(0, 1fr) auto',
    maxHeight: 'var(--sheet-height)',
    _print: { display: 'block', maxHeight: 'none' },
  },
})

// A text that is only read has no field; the focus then goes to its first button.
const firstFieldOf = (body: HTMLElement | null) => {
  const field = body?.querySelector<HTMLElement>('input:enabled, textarea:enabled, select:enabled')
  if (!(field instanceof HTMLInputElement) || field.type !== 'radio') return field ?? null
  return body?.querySelector<HTMLElement>(`input[name="${field.name}"]:checked`) ?? field
}

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** At the right of the title, before the close button. */
  actions?: ReactNode
  footer?: ReactNode
  size?: Exclude<DialogSize, 'confirm'>
  dismissable?: boolean
  /** On narrow screens it lies at the bottom of the window. */
  fromBelow?: boolean
  /** What gets the focus afterwards. Default: what had it before. */
  finalFocus?: () => HTMLElement | null
}

/**
 * A dialog with a title bar, content that scrolls, and a footer. It opens with the focus on its first field.
 * The button, Escape or a press outside close it.
 */
export const Modal = (props: ModalProps) => {
  const {
    open,
    onClose,
    title,
    children,
    actions,
    footer,
    size = 'form',
    dismissable,
    fromBelow,
    finalFocus,
  } = props
  const body = useRef<HTMLDivElement>(null)
  return (
    <DialogFrame
      open={open}
      onClose={onClose}
      size={size}
      fromBelow={fromBelow}
      dismissable={dismissable ?? true}
      initialFocus={() => firstFieldOf(body.current)}
      finalFocus={finalFocus}
    >
      <Layout>
        <Bar>
          <Dialog.Title fontSize="18">{title}</Dialog.Title>
          <div>
            {actions}
            <IconButton label="Close" icon={<X size={20} />} onClick={onClose} />
          </div>
        </Bar>
        <Body ref={body} size={size === 'reader' ? 'reader' : undefined}>
          {children}
        </Body>
        {footer && <Foot>{footer}</Foot>}
      </Layout>
    </DialogFrame>
  )
}
