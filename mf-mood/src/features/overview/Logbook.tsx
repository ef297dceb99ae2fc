import { Button, Card, chakra, formatDate } from '@truenorth/shared-ui'
import { type ReactNode, useId, useState } from 'react'
import { LogbookRow, RowSkeleton } from '../../components/LogbookRow'
import { ReadingMenu, useReadingActions } from '../../components/ReadingMenu'
import { groupByDay } from '../../domain/days'
import { type Reading, readingWhen } from '../../domain/reading'
import { DayLine } from './DayLine'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '44px',
    marginBottom: '4px',
  },
})

type ReadingSectionProps = { title: string; action?: ReactNode; children: ReactNode }

/** A titled part of the overview. */
export const ReadingSection = ({ title, action, children }: ReadingSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head>
        <chakra.h2 id={id} fontSize="22">
          {title}
        </chakra.h2>
        {action}
      </Head>
      {children}
    </section>
  )
}

const Sheet = ({ children, ...rest }: { children: ReactNode; 'aria-busy'?: boolean }) => (
  // What a swipe moves stays within the sheet.
  <Card as="div" paddingBlock="4px" overflowX="clip" {...rest}>
    {children}
  </Card>
)

const DayTitle = chakra('h3', {
  base: {
    paddingTop: '12px',
    borderTop: '1px solid',
    borderColor: 'line',
    color: 'ink.muted',
    fontFamily: 'text',
    fontSize: '14',
    letterSpacing: '0',
    lineHeight: '1.4',
    '&:first-child': { borderTop: 0 },
  },
})

const Day = chakra('div', {
  base: { '& + &': { borderTop: '1px solid', borderColor: 'line' } },
})

type RowProps = { reading: Reading; isLatest?: boolean; onDelete: (id: number) => void }

const Row = ({ onDelete, ...row }: RowProps) => {
  const { reading } = row
  const actions = useReadingActions(reading.id, onDelete)
  return (
    <LogbookRow
      {...row}
      swipe={{ right: actions.edit, left: actions.remove }}
      action={
        <ReadingMenu
          reading={reading}
          words="overviewLabel"
          name={`Edit or delete the reading of ${readingWhen(reading)}`}
          actions={actions}
        />
      }
    />
  )
}

const earlierShown = 4

type TodaySheetProps = {
  latest: Reading
  /** The other ones of today, newest first. */
  earlier: readonly Reading[]
  onDelete: (id: number) => void
}

/** Today on one sheet: the newest reading, then the earlier ones, of which the first few show at once. */
export const TodaySheet = ({ latest, earlier, onDelete }: TodaySheetProps) => {
  const [areAllShown, setAllShown] = useState(false)
  const shown = areAllShown ? earlier : earlier.slice(0, earlierShown)
  return (
    <Sheet>
      <Row isLatest reading={latest} onDelete={onDelete} />
      {earlier.length > 0 && <DayTitle>Earlier today</DayTitle>}
      {shown.map((reading) => (
        <Row key={reading.id} reading={reading} onDelete={onDelete} />
      ))}
      {shown.length < earlier.length && (
        <Button variant="quiet" wide onClick={() => setAllShown(true)}>
          {`Show all ${earlier.length + 1} readings of today`}
        </Button>
      )}
      <DayLine readings={[latest, ...earlier]} />
    </Sheet>
  )
}

type DaysSheetProps = { readings: readonly Reading[]; onDelete: (id: number) => void }

/** Readings on one sheet, each day under its own heading. */
export const DaysSheet = ({ readings, onDelete }: DaysSheetProps) => (
  <Sheet>
    {groupByDay(readings).map(({ date, readings: ofDay }) => (
      <Day key={date}>
        <DayTitle>{formatDate(date, { weekday: true })}</DayTitle>
        {ofDay.map((reading) => (
          <Row key={reading.id} reading={reading} onDelete={onDelete} />
        ))}
      </Day>
    ))}
  </Sheet>
)

/** The place of that many readings while they load. */
export const SheetSkeleton = ({ count }: { count: number }) => (
  <Sheet aria-busy>
    {Array.from({ length: count }, (_, index) => (
      <RowSkeleton key={index} />
    ))}
  </Sheet>
)
