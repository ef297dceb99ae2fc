import type { RemoteSlot } from '@truenorth/delivery/registry'
import {
  Card,
  formatLongDate,
  Grid,
  GridItem,
  Page,
  Skeleton,
  useToday,
} from '@truenorth/shared-ui'
import { RemotePart } from '../remotes/RemotePart'
import { UnreadableRemotes } from '../remotes/UnreadableRemotes'
import { useSlots } from '../remotes/useRemotes'

/** In pixels, for a slot whose remote names no height. */
const defaultHeight = ({ span }: RemoteSlot) => (span === undefined || span === 12 ? 114 : 362)

/** The outline of a slot while it loads, with the height of the slot. */
const SlotSkeleton = ({ slot }: { slot: RemoteSlot }) => {
  const height = defaultHeight(slot)
  const { narrow, wide } = slot.height ?? { narrow: height, wide: height }
  return (
    <Card height={{ base: `${narrow}px`, lg: `${wide}px` }} aria-busy>
      <Skeleton height="100%" />
    </Card>
  )
}

/** A page of slots: the shell gives the grid, the remotes fill it. */
export const DashboardPage = () => (
  <Page title="Your Truenorth Compass" subtitle={formatLongDate(useToday())}>
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'repeat(12, minmax(0, 1fr))' }}
      gap={{ base: '4', md: '6' }}
    >
      {useSlots('dashboard').map(({ remote, slot }) => (
        <GridItem
          key={slot.place}
          colSpan={{ base: 1, lg: slot.span ?? 12 }}
          rowSpan={{ base: 1, lg: slot.rows ?? 1 }}
          minW="0"
          _empty={{ display: 'none' }}
        >
          <RemotePart
            remote={remote}
            expose={slot.expose}
            loading={slot.rare ? null : <SlotSkeleton slot={slot} />}
          />
        </GridItem>
      ))}
      <GridItem colSpan={{ base: 1, lg: 12 }} minW="0" _empty={{ display: 'none' }}>
        <UnreadableRemotes />
      </GridItem>
    </Grid>
  </Page>
)
