import {
  Card,
  chakra,
  Emoji,
  energyLabel,
  energyLevels,
  moodOf,
  moodScale,
  VisuallyHidden,
} from '@truenorth/shared-ui'
import { readingCount } from '../../domain/calendarText'
import type { CountedDay } from '@truenorth/api-contract/moodDays'
import { countPlane } from '../../domain/insights'
import { enumerate } from '../../domain/insightText'
import { LeadIn } from './parts'

const Table = chakra('table', {
  base: {
    width: '100%',
    tableLayout: 'fixed',
    borderCollapse: 'separate',
    borderSpacing: '4px',
    textAlign: 'center',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& th': {
      color: 'ink.muted',
      fontSize: 'min(.875rem, 4.1vw)',
      fontWeight: '400',
      lineHeight: '1.2',
    },
    '& tr > :first-child': { width: '30px' },
    '& tbody th': { fontSize: '20', color: 'ink' },
    '& td': {
      position: 'relative',
      height: '46px',
      border: '1px solid',
      borderColor: 'line',
      borderRadius: '8',
    },
    '& td[data-empty]': { color: 'ink.muted' },
    '& td > i': {
      position: 'absolute',
      top: '50%',
      left: '50%',
      translate: '-50% -50%',
      borderRadius: '50%',
      background: 'brand.wash',
      boxShadow: 'inset 0 0 0 1.5px {colors.brand}',
    },
    '& td > b': { position: 'relative', fontWeight: '600' },
  },
})

const smallestPx = 20
const largestPx = 44

// The area of a circle grows with the number.
const diameterOf = (count: number, most: number) =>
  smallestPx + (largestPx - smallestPx) * Math.sqrt(count / Math.max(most, 1))

// The moods that make up more than half of a column, at most two.
const mostlyText = (column: readonly number[], level: string) => {
  const total = column.reduce((sum, count) => sum + count, 0)
  const [first, second] = column
    .map((count, index) => ({ count, mood: index + 1 }))
    .sort((a, b) => b.count - a.count)
  if (!first || !second || total < 8) return undefined
  const names = 2 * first.count > total ? [first] : [first, second]
  const labels = names.map(({ mood }) => moodOf(mood).overviewLabel)
  const sum = names.reduce((all, { count }) => all + count, 0)
  if (2 * sum <= total) return undefined
  return `Your ${total} ${level}-energy readings were mostly ${enumerate(labels).replace(' and ', ' or ')}.`
}

/** How often each energy met each mood, as a table. */
export const EnergyPlane = ({ days }: { days: readonly CountedDay[] }) => {
  const plane = countPlane(days)
  const most = Math.max(...plane.flat())
  const columns = energyLevels.map((level, index) => ({
    level,
    counts: plane.map((row) => row[index] ?? 0),
  }))
  const [said] = columns.flatMap(({ level, counts }) => mostlyText(counts, level) ?? [])
  if (most === 0)
    return (
      <Card data-span="5" title="Energy and mood">
        <LeadIn marginBottom="0">No reading says how much energy there was.</LeadIn>
      </Card>
    )
  return (
    <Card data-span="5" title="Energy and mood">
      <LeadIn>{`How often they met.${said ? ` ${said}` : ''}`}</LeadIn>
      <Table aria-label="Readings by energy and mood">
        <tbody>
          {moodScale.toReversed().map(({ value, emoji, overviewLabel }) => (
            <tr key={value}>
              <th scope="row">
                <Emoji label={overviewLabel}>{emoji}</Emoji>
              </th>
              {columns.map(({ level, counts }) => {
                const count = counts[value - 1] ?? 0
                const size = `${diameterOf(count, most)}px`
                return count === 0 ? (
                  <td key={level} data-empty="">
                    0
                  </td>
                ) : (
                  <td key={level} title={readingCount(count)}>
                    <i style={{ width: size, height: size }} aria-hidden />
                    <b>{count}</b>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="col">
              <VisuallyHidden>Mood</VisuallyHidden>
            </th>
            {energyLevels.map((level) => (
              <th key={level} scope="col">
                {energyLabel(level)}
              </th>
            ))}
          </tr>
        </tfoot>
      </Table>
    </Card>
  )
}
