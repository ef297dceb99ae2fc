import { feedbackTypes } from '@truenorth/api-contract/feedback'
import { Card, chakra, formatDate } from '@truenorth/shared-ui'
import { trendTexts } from '../../content'
import { typeLabels } from '../../domain/feedbackTypes'
import { fewestOfWeek, meanText, type TrendWeek } from '../../domain/trends'
import { FoldedTable } from './TrendTable'

const Plot = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: '1.25rem minmax(0, 1fr)',
    gap: '0 8px',
    height: '148px',
    fontSize: '14',
    fontVariantNumeric: 'lining-nums tabular-nums',
    color: 'ink.muted',
    '& > [data-axis]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      margin: '-.65em 0',
      textAlign: 'end',
    },
    '& > [data-weeks]': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      borderBlock: '1px solid',
      borderColor: 'line',
    },
    '& [data-week]': { position: 'relative', minWidth: 0 },
    '& [data-mean]': {
      position: 'absolute',
      left: 'calc(50% - 4px)',
      width: '8px',
      height: '8px',
      marginBottom: '-4px',
      border: '2px solid',
      borderColor: 'ink',
      borderRadius: '50%',
      background: 'ink',
      forcedColorAdjust: 'none',
      '@media (forced-colors: active)': { borderColor: 'CanvasText', background: 'CanvasText' },
    },
    '& [data-mean=few]': {
      borderColor: 'line.strong',
      background: 'surface',
      '@media (forced-colors: active)': { background: 'Canvas' },
    },
    '& [data-stack]': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-start',
      paddingInline: '10%',
    },
  },
})

const Ends = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '0 12px',
    margin: '6px 0 0 calc(1.25rem + 8px)',
    color: 'ink.muted',
    fontSize: '14',
  },
})

const LeadIn = chakra('p', { base: { margin: '-6px 0 18px', color: 'ink.muted' } })

// Each kind has its place in a column and its color, in this order from below.
const kindColors = {
  bug: 'needle',
  feature: 'brand.solid',
  improvement: 'brass',
  general: 'line.strong',
} as const

const Piece = chakra('span', {
  base: { display: 'block', forcedColorAdjust: 'none' },
})

const Legend = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    marginTop: '12px',
    fontSize: '14',
    '& > li': { display: 'flex', alignItems: 'center', gap: '8px' },
  },
})

const nameOf = (week: string) => formatDate(week)

const WeekEnds = ({ weeks }: { weeks: readonly TrendWeek[] }) => (
  <Ends aria-hidden>
    <span>{`Week of ${nameOf(weeks[0]?.week ?? '')}`}</span>
    <span>This week</span>
  </Ends>
)

const meanMark = ({ rated }: TrendWeek) => (rated < fewestOfWeek ? 'few' : 'enough')

/** The mean rating of each week. */
export const RatingsCard = ({ weeks }: { weeks: readonly TrendWeek[] }) => {
  const rated = weeks.reduce((sum, week) => sum + week.rated, 0)
  return (
    <Card title="Ratings by week">
      <LeadIn>{rated === 0 ? trendTexts.unrated : trendTexts.ratings(rated)}</LeadIn>
      <Plot role="img" aria-label={`Mean rating of each of ${weeks.length} weeks`}>
        <span data-axis>
          <span>5</span>
          <span>3</span>
          <span>1</span>
        </span>
        <span data-weeks>
          {weeks.map((week) => (
            <span key={week.week} data-week>
              {week.mean !== undefined && (
                <span data-mean={meanMark(week)} style={{ bottom: `${25 * (week.mean - 1)}%` }} />
              )}
            </span>
          ))}
        </span>
      </Plot>
      <WeekEnds weeks={weeks} />
      <FoldedTable
        caption="Ratings by week"
        columns={['Week of', 'Mean', 'n', '1', '2', '3', '4', '5']}
        rows={weeks.toReversed().map(({ week, mean, rated: count, ratings }) => ({
          key: week,
          cells: [nameOf(week), mean === undefined ? '–' : meanText(mean), count, ...ratings],
        }))}
      />
    </Card>
  )
}

/** How many messages of each kind came in each week. */
export const KindsCard = ({ weeks }: { weeks: readonly TrendWeek[] }) => {
  const most = Math.max(1, ...weeks.map(({ messages }) => messages))
  const all = weeks.reduce((sum, { messages }) => sum + messages, 0)
  return (
    <Card title="Kinds by week">
      <LeadIn>{trendTexts.kinds(all)}</LeadIn>
      <Plot role="img" aria-label={`Messages of each kind in each of ${weeks.length} weeks`}>
        <span data-axis>
          <span>{most}</span>
          <span>0</span>
        </span>
        <span data-weeks>
          {weeks.map((week) => (
            <span key={week.week} data-week data-stack>
              {feedbackTypes.map((kind) => (
                <Piece
                  key={kind}
                  background={kindColors[kind]}
                  style={{ height: `${(100 * week[kind]) / most}%` }}
                />
              ))}
            </span>
          ))}
        </span>
      </Plot>
      <WeekEnds weeks={weeks} />
      <Legend aria-hidden>
        {feedbackTypes.map((kind) => (
          <li key={kind}>
            <Piece width="12px" height="12px" borderRadius="3px" background={kindColors[kind]} />
            {typeLabels[kind]}
          </li>
        ))}
      </Legend>
      <FoldedTable
        caption="Kinds by week"
        columns={['Week of', ...feedbackTypes.map((kind) => typeLabels[kind]), 'All']}
        rows={weeks.toReversed().map((week) => ({
          key: week.week,
          cells: [nameOf(week.week), ...feedbackTypes.map((kind) => week[kind]), week.messages],
        }))}
      />
    </Card>
  )
}
