import {
  Button,
  ButtonLink,
  Card,
  chakra,
  Chip,
  PlusIcon,
  Stack,
  toast,
} from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'

const announcePro = () =>
  toast.show({ text: 'Advanced Analytics coming in Pro version!', role: 'alert' })

/** Links to what can be done next. */
export const QuickActions = () => (
  <Card title="Quick Actions">
    <Stack gap="10px">
      <ButtonLink to="/mood/create" variant="line" wide>
        Log New Reading
      </ButtonLink>
      <ButtonLink to="/journeys" variant="line" wide>
        My Journeys
      </ButtonLink>
      <Button variant="line" wide onClick={announcePro}>
        View Analytics
        <Chip tone="muted" dot={false}>
          Pro
        </Chip>
      </Button>
    </Stack>
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
