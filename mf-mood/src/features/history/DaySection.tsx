import { chakra } from '@truenorth/shared-ui'
import { memo } from 'react'
import { ReadingCard } from '../../components/ReadingCard'
import { ReadingMenu, useReadingActions } from '../../components/ReadingMenu'
import { dayHeading, type ReadingDay } from '../../domain/days'
import { type Reading, readingWhen } from '../../domain/reading'
import type { HistoryLayout } from './historyFilter'

type HistoryCardProps = { reading: Reading; onDelete: ((id: number) => void) | undefined }

const HistoryCard = ({ reading, onDelete }: HistoryCardProps) => {
  const actions = useReadingActions(reading.id, onDelete)
  const menu = (
    <ReadingMenu
      reading={reading}
      words="label"
      name={`Reading of ${readingWhen(reading)}: more`}
      actions={actions}
    />
  )
  return (
    <ReadingCard
      reading={reading}
      words="label"
      {...(onDelete && { actions: menu, swipe: { right: actions.edit, left: actions.remove } })}
    />
  )
}

const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: { base: '12px', lg: '24px' },
    padding: '24px 0',
    borderTop: '1px solid',
    borderColor: 'line',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '176px minmax(0, 1fr)' },
    _print: { gridTemplateColumns: '150px minmax(0, 1fr)', gap: '16px', padding: '6px 0' },
  },
})

const Heading = chakra('h2', {
  base: {
    fontSize: '18',
    whiteSpace: 'pre-wrap',
    // On wide screens the weekday has a line of its own, so the separator is hidden.
    '& i': { fontStyle: 'normal', lg: { display: 'none' } },
    lg: { position: 'sticky', top: '16px', alignSelf: 'start', paddingTop: '16px' },
    _print: { position: 'static', paddingTop: '8px', whiteSpace: 'normal' },
    '& span': {
      lg: {
        display: 'block',
        color: 'ink.muted',
        fontFamily: 'text',
        fontWeight: '400',
        fontSize: '14',
        lineHeight: '1.4',
        letterSpacing: '0',
      },
    },
  },
})

const Cards = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '12px', lg: '16px' },
    alignItems: 'start',
    gridTemplateColumns: 'minmax(0, 1fr)',
    _print: { gap: 0 },
  },
  variants: {
    layout: { grid: { gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))' } }, list: {} },
  },
})

type DaySectionProps = {
  day: ReadingDay
  layout: HistoryLayout
  /** Without it the readings have no menu: in print. */
  onDelete?: (id: number) => void
}

/** One day and its readings. Memoized, because a search renders the list with each letter. */
export const DaySection = memo(({ day, layout, onDelete }: DaySectionProps) => {
  const { date, readings } = day
  const heading = dayHeading(date)
  return (
    <Section aria-label={`${heading.weekday}${heading.comma}${heading.day}`}>
      <Heading>
        <span>{heading.weekday}</span>
        <i>{heading.comma}</i>
        {heading.day}
      </Heading>
      <Cards layout={layout}>
        {readings.map((reading) => (
          <HistoryCard key={reading.id} reading={reading} onDelete={onDelete} />
        ))}
      </Cards>
    </Section>
  )
})
