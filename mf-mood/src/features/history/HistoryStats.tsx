import { chakra, Emoji, Ledger, LedgerTile, moodOf, PlusIcon, Skeleton } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { memo } from 'react'
import type { Reading } from '../../api/reading'
import { daysTracked } from '../stats/daysTracked'
import { meanMood, oneDecimal } from '../stats/meanMood'
import { mostFrequentMood } from '../stats/mostFrequentMood'

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

// In the line of the figure that it stands for, so that nothing moves when that comes.
const figure = <Skeleton display="inline-block" width="56px" height="0.8em" />
const figuresToCome = { days: figure, average: figure, common: figure }
const noFigures = { days: '–', average: '–', common: '–' }

type HistoryStatsProps = {
  /** Undefined while they are on their way, and when they could not be loaded. */
  readings: readonly Reading[] | undefined
  hasFailed: boolean
}

/** Three figures of all that was logged, and the way to log more. No letter of a search counts them again. */
export const HistoryStats = memo(({ readings, hasFailed }: HistoryStatsProps) => {
  const unknown = hasFailed ? noFigures : figuresToCome
  const { days, average, common } = readings ? figuresOf(readings) : unknown
  return (
    <Ledger as="div">
      <LedgerTile as="dl" label="Days Tracked" value={days} />
      <LedgerTile as="dl" label="Average Mood" value={average} />
      <LedgerTile as="dl" label="Most Common" value={common} />
      <NewReading to="/mood">
        New Reading <PlusIcon aria-hidden />
      </NewReading>
    </Ledger>
  )
})
