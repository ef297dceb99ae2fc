import {
  Card,
  ChartIcon,
  chakra,
  ChevronRightIcon,
  Chip,
  PathIcon,
  PlusIcon,
  toast,
} from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'

const announcePro = () =>
  toast.show({ text: 'Advanced Analytics coming in Pro version!', role: 'alert' })

const Rows = chakra('div', {
  base: {
    '& > *': {
      display: 'flex',
      alignItems: 'center',
      gap: '14px',
      width: '100%',
      minHeight: '56px',
      padding: 0,
      border: 0,
      background: 'none',
      color: 'ink',
      fontWeight: '520',
      textAlign: 'start',
      textDecoration: 'none',
      _hover: { color: 'brand' },
    },
    '& > * + *': { borderTop: '1px solid', borderColor: 'line' },
    '& > * > :last-child': { marginInlineStart: 'auto' },
    '& svg': { flex: 'none', color: 'ink.muted' },
  },
})

/** Links to what can be done next. */
export const QuickActions = () => (
  <Card title="Quick Actions" paddingBottom={{ base: '8px', md: '12px' }}>
    <Rows>
      <Link to="/mood/create">
        <PlusIcon size={20} aria-hidden />
        Log New Reading
        <ChevronRightIcon size={20} aria-hidden />
      </Link>
      <Link to="/journeys">
        <PathIcon size={20} aria-hidden />
        My Journeys
        <ChevronRightIcon size={20} aria-hidden />
      </Link>
      <button type="button" onClick={announcePro}>
        <ChartIcon size={20} aria-hidden />
        View Analytics
        <Chip tone="muted" dot={false}>
          Pro
        </Chip>
      </button>
    </Rows>
  </Card>
)

// On narrow screens the bar at hand has Log.
const AddIcon = chakra(Link, {
  base: {
    display: { base: 'grid', lgDown: 'none' },
    placeItems: 'center',
    width: '48px',
    height: '48px',
    borderRadius: 'full',
    background: 'brand.solid',
    color: 'on.brand',
    _hover: { background: 'brand.solidHover', color: 'on.brand' },
    _focusVisible: { borderRadius: 'full' },
  },
})

/** A link at the head of the overview that logs another reading. */
export const AddLink = () => (
  <AddIcon to="/mood/create" aria-label="Add a reading">
    <PlusIcon size={24} aria-hidden />
  </AddIcon>
)
