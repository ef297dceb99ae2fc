import { chakra, moodOf } from '@truenorth/shared-ui'
import type { ReadingsByDay } from '../../domain/days'
import { Staff } from './Staff'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 16px',
    marginTop: '12px',
    color: 'ink.muted',
    fontSize: '14',
    '& > li': { display: 'inline-flex', alignItems: 'center', gap: '8px' },
    '& svg': { flex: 'none' },
  },
})

const Empty = chakra('span', {
  base: {
    flex: 'none',
    width: '20px',
    height: '20px',
    border: '1px dashed',
    borderColor: 'line.strong',
    borderRadius: '4',
  },
})

const examples = [
  { id: 1, x: 16, y: 15, mood: moodOf(4), isTimeless: false },
  { id: 2, x: 34, y: 29, mood: moodOf(2), isTimeless: false },
]
const timelessExample = [{ id: 1, x: 25, y: 22, mood: moodOf(3), isTimeless: true }]

/** Explains the marks, the empty days and, where the month has such, readings whose time is not known. */
export const MonthLegend = ({ byDay }: { byDay: ReadingsByDay | undefined }) => {
  const hasTimeless = [...(byDay ?? [])].some(([, readings]) =>
    readings.some(({ hasTime }) => hasTime === false),
  )
  return (
    <List aria-label="Legend">
      <li>
        <Staff marks={examples} width={44} />
        each mark is a reading: up is a better mood, left is earlier in the day
      </li>
      {hasTimeless && (
        <li>
          <Staff marks={timelessExample} width={44} />
          hollow: its time is not known
        </li>
      )}
      <li>
        <Empty aria-hidden />
        no reading: left empty
      </li>
    </List>
  )
}
