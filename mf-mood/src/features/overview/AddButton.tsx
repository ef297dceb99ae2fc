import { chakra, PlusIcon } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'

// Above the feedback button, which has the corner.
const Float = chakra(Link, {
  base: {
    position: 'fixed',
    right: 'var(--gutter)',
    bottom: 'calc(80px + var(--bottom-bar, 0px) + env(safe-area-inset-bottom))',
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
