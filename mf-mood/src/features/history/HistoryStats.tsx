import { chakra, Emoji, moodOf, PlusIcon, Skeleton, StatList, StatTile } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { memo } from 'react'
import { daysTracked, meanMood, mostFrequentMood, oneDecimal } from '../../domain/moodStats'
import type { Reading } from '../../domain/reading'

const NewReading = chakra(Link, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px',
    padding: { base: '16px', md: '20px 24px' },
    background: 'brand.wash',
    color: 'brand',
    fontWeight: '580',
    textDecoration: 'none',
    _print: { display: 'none' },
    _focusVisible: { outlineOffset: '-5px', borderRadius: '14' },
    '& svg': {
      flex: 'none',
      width: '36px',
      height: '36px',
      padding: '8px',
      borderRadius: 'full',
      background: 'brand.solid',
      color: 'on.brand',
    },
  },
})

const figuresOf = (readings: readonly Reading[]) => {
  const common = mostFrequentMood(readings)
  const { emoji, label } = moodOf(common?.value)
  return {
    days: daysTracked(readings),
    average: oneDecimal(meanMood(readings)),
    common: common ? <Emoji label={label}>{emoji}</Emoji> : '–',
  }
}

// Inline like the figure that it stands for, so that nothing moves when that arrives.
const figure = <Skeleton display="inline-block" width="56px" height="0.8em" />
const pendingFigures = { days: figure, average: figure, common: figure }
const noFigures = { days: '–', average: '–', common: '–' }

type HistoryStatsProps = {
  /** Undefined while they load, and when they could not be loaded. */
  readings: readonly Reading[] | undefined
  hasFailed: boolean
}

/** Three figures of all readings, and a link that logs another. Memoized, because a search renders with each letter. */
export const HistoryStats = memo(({ readings, hasFailed }: HistoryStatsProps) => {
  const unknown = hasFailed ? noFigures : pendingFigures
  const { days, average, common } = readings ? figuresOf(readings) : unknown
  return (
    <StatList as="div" _print={{ gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' }}>
      <StatTile as="dl" label="Days Tracked" value={days} />
      <StatTile as="dl" label="Average Mood" value={average} />
      <StatTile as="dl" label="Most Common" value={common} />
      <NewReading to="/mood">
        New Reading <PlusIcon aria-hidden />
      </NewReading>
    </StatList>
  )
})
