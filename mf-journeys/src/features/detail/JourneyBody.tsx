import type { Journey } from '@truenorth/api/contract'
import { chakra } from '@truenorth/shared-ui'
import { Inspiration } from '../inspiration/Inspiration'
import { Milestones } from '../milestone/Milestones'
import type { Progress } from '../progress/progressOf'
import { JourneyBand } from './JourneyBand'
import { JourneyTiles } from './JourneyTiles'

const Columns = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '40px', lg: '48px' },
    marginTop: '40px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'minmax(0, 8fr) minmax(0, 4fr)' },
    '& aside > div': {
      position: { lg: 'sticky' },
      top: '96px',
      paddingTop: { lg: '84px' },
    },
  },
})

type JourneyBodyProps = { journey: Journey; progress: Progress; onEdit: () => void }

/** A journey: band, tiles, trail of milestones, and a word beside it. */
export const JourneyBody = ({ journey, progress, onEdit }: JourneyBodyProps) => (
  <>
    <JourneyBand journey={journey} progress={progress} onEdit={onEdit} />
    <JourneyTiles journey={journey} progress={progress} />
    <Columns>
      <Milestones journeyId={journey.id} progress={progress} />
      <aside aria-label="Daily Inspiration">
        <Inspiration />
      </aside>
    </Columns>
  </>
)
