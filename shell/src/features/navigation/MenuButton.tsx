import { CloseIcon, IconButton, MenuIcon } from '@truenorth/shared-ui'
import type { KeyboardEventHandler, RefObject } from 'react'

type MenuButtonProps = {
  isOpen: boolean
  ref: RefObject<HTMLButtonElement | null>
  'aria-controls': string | undefined
  onClick: () => void
  onKeyDown: KeyboardEventHandler
}

export const MenuButton = ({ isOpen, ...rest }: MenuButtonProps) => (
  <IconButton
    display={{ base: 'inline-grid', lg: 'none' }}
    label={isOpen ? 'Close menu' : 'Open menu'}
    icon={isOpen ? <CloseIcon size={22} aria-hidden /> : <MenuIcon size={22} aria-hidden />}
    aria-expanded={isOpen}
    {...rest}
  />
)
