import { formatLongDate, Grid, GridItem, Page, useToday } from '@truenorth/shared-ui'
import { RemotePart } from '../../remotes/RemotePart'
import { UnreadableRemotes } from '../../remotes/UnreadableRemotes'
import { useSlots } from '../../remotes/useSlots'
import { SlotSkeleton } from './SlotSkeleton'

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
