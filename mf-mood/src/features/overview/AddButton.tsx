import { chakra, PlusIcon } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'

// The feedback button has the corner. On narrow screens this one floats in the middle, where neither the words
// of a card begin nor its buttons are; on wide ones above the corner.
const Float = chakra(Link, {
  base: {
    position: 'fixed',
    left: { base: '50%', md: 'auto' },
    right: { md: 'var(--gutter)' },
    translate: { base: '-50% 0', md: 'none' },
    bottom: {
      base: 'calc(16px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
      md: 'calc(80px + var(--bottom-bar, 0px))',
    },
    zIndex: 5,
    display: 'grid',
    placeItems: 'center',
    width: '56px',
    height: '56px',
    borderRadius: 'full',
    background: 'brand.solid',
    color: 'on.brand',
    boxShadow: 'float',
    _hover: { background: 'brand.solidHover', color: 'on.brand' },
    _focusVisible: { borderRadius: 'full' },
  },
})

/** Floats over the overview and logs another reading. */
export const AddButton = () => (
  <Float to="/mood/create" aria-label="Add a reading">
    <PlusIcon size={24} aria-hidden />
  </Float>
)
