import { chakra } from '@chakra-ui/react/styled-system'
import { Dialog } from '@chakra-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
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

export type ModalProps = {
  open: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** At the right of the title, before the cross. */
  actions?: ReactNode
  footer?: ReactNode
  size?: Exclude<DialogSize, 'confirm'>
  dismissable?: boolean
}

/** A page over the page: named by its title, scrolling inside, closed by the cross, Escape or outside. */
export const Modal = (props: ModalProps) => {
  const { open, onClose, title, children, actions, footer, size = 'form', dismissable } = props
  return (
    <DialogFrame open={open} onClose={onClose} size={size} dismissable={dismissable ?? true}>
      <Layout>
        <Bar>
          <Dialog.Title fontSize="18">{title}</Dialog.Title>
          <div>
            {actions}
            <IconButton label="Close" icon={<X size={20} />} onClick={onClose} />
          </div>
        </Bar>
        <Body size={size === 'reader' ? 'reader' : undefined}>{children}</Body>
        {footer && <Foot>{footer}</Foot>}
      </Layout>
    </DialogFrame>
  )
}
