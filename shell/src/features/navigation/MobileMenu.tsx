import { CloseIcon, IconButton, MenuIcon } from '@truenorth/shared-ui'
import { useId } from 'react'
import { MenuSheet } from './MenuSheet'
import { useMenu } from './useMenu'

/** Below the width of the nav links: a button that unfolds them under the bar. */
export const MobileMenu = () => {
  const id = useId()
  const { isOpen, toggle, buttonRef, closeOnEscape, closeOnLeaving } = useMenu()
  return (
    <>
      <IconButton
        ref={buttonRef}
        display={{ base: 'inline-grid', lg: 'none' }}
        label={isOpen ? 'Close menu' : 'Open menu'}
        icon={isOpen ? <CloseIcon size={22} aria-hidden /> : <MenuIcon size={22} aria-hidden />}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={toggle}
        onKeyDown={closeOnEscape}
      />
      {isOpen && <MenuSheet id={id} onKeyDown={closeOnEscape} onBlur={closeOnLeaving} />}
    </>
  )
}
