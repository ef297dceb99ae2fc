import { chakra, moodOf, moodScale } from '@truenorth/shared-ui'
import type { CellLook } from './cellLook'
import { MoodCell } from './MoodCell'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '8px 16px',
    marginTop: '16px',
    fontSize: '14',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
    '& > li > :first-child': { flex: 'none', width: '24px', height: '24px', fontSize: '14px' },
    '& > li > .both': { width: '32px' },
  },
})

const varied = [moodOf(2), moodOf(4)]

/** What the cells of the year mean. */
export const YearLegend = ({ look }: { look: CellLook }) => (
  <List aria-label="Legend">
    {moodScale.map((mood) => (
      <li key={mood.value}>
        <span>
          <MoodCell moods={[mood]} look={look} />
        </span>
        {mood.overviewLabel}
      </li>
    ))}
    <li>
      <span className="both">
        <MoodCell moods={varied} look={look} />
      </span>
      lowest and highest of a varied day
    </li>
    <li>
      <span>
        <MoodCell moods={[]} look={look} />
      </span>
      no reading
    </li>
  </List>
)
