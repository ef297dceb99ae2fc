import { chakra, Emoji, formatClock, moodOf } from '@truenorth/shared-ui'
import { dayPlaceOf } from '../../domain/dayPlace'
import { type Reading, readingClock } from '../../domain/reading'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '12px',
    padding: '20px 8px 8px 0',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > .ends': { display: 'grid', alignContent: 'space-between', marginBlock: '-8px' },
    '& > .hours': {
      gridColumn: 2,
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: '0 12px',
      marginTop: '14px',
      color: 'ink.muted',
      fontSize: '14',
    },
  },
})

const Plot = chakra('div', {
  base: {
    position: 'relative',
    height: '72px',
    // The best, the middle and the worst mood.
    background: `
      linear-gradient({colors.line}, {colors.line}) 0 0 / 100% 1px no-repeat,
      linear-gradient({colors.line}, {colors.line}) 0 50% / 100% 1px no-repeat,
      linear-gradient({colors.line}, {colors.line}) 0 100% / 100% 1px no-repeat`,
    '& > svg': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      height: '100%',
      overflow: 'visible',
    },
    '& polyline': {
      fill: 'none',
      stroke: 'ink.muted',
      strokeWidth: '1.5',
      strokeDasharray: '3 4',
      vectorEffect: 'non-scaling-stroke',
    },
  },
})

const Mark = chakra('span', {
  base: {
    position: 'absolute',
    width: '16px',
    height: '16px',
    margin: '-8px 0 0 -8px',
    borderRadius: '50%',
    border: '2px solid',
    borderColor: 'surface',
    _print: { borderColor: 'black' },
  },
})

const hours = ['06:00', '12:00', '18:00', '24:00'].map((clock) => formatClock(clock))

/** Readings of one day as a line: height is mood, left is earlier. Nothing for a single one. */
export const DayLine = ({ readings }: { readings: readonly Reading[] }) => {
  const dots = readings
    .filter(({ hasTime }) => hasTime !== false)
    .map((reading) => ({
      reading,
      mood: moodOf(reading.mood_value),
      x: 100 * dayPlaceOf(reading),
      y: 25 * (5 - reading.mood_value),
    }))
    .toReversed()
  if (dots.length < 2) return null
  const said = dots.map(({ reading, mood }) => `${readingClock(reading)} ${mood.overviewLabel}`)
  return (
    <Root role="img" aria-label={`Today: ${said.join(', ')}`}>
      <div className="ends">
        <Emoji>{moodOf(5).emoji}</Emoji>
        <Emoji>{moodOf(1).emoji}</Emoji>
      </div>
      <Plot>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polyline points={dots.map(({ x, y }) => `${x},${y}`).join(' ')} />
        </svg>
        {dots.map(({ reading, mood, x, y }) => (
          <Mark key={reading.id} background={mood.token} style={{ left: `${x}%`, top: `${y}%` }} />
        ))}
      </Plot>
      <div className="hours">
        {hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </Root>
  )
}
