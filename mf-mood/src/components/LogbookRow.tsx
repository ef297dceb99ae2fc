import { chakra, Emoji, EnergyBars, moodOf, Skeleton } from '@truenorth/shared-ui'
import { type SwipeActions, useSwipeActions } from '@truenorth/shared-ui/lists'
import type { ReactNode } from 'react'
import { type Reading, readingTime } from '../domain/reading'
import { ClampedNote, ReadingTags } from './ReadingText'

const Row = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    columnGap: '12px',
    alignItems: 'start',
    paddingBlock: '12px',
    borderTop: '1px solid',
    borderColor: 'line',
    '&:first-child, h3 + &': { borderTop: 0 },
    '& > .head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      gap: '0 10px',
      minHeight: '44px',
      alignContent: 'center',
    },
    // The button is 44 px, its dots stand at the edge of the text.
    '& > button': { marginInlineEnd: '-12px' },
    '& > .emoji': { display: 'grid', alignItems: 'center', minHeight: '44px' },
    '& h3, & h4': {
      fontFamily: 'display',
      fontWeight: '560',
      fontSize: '18',
      lineHeight: '1.3',
      minWidth: 0,
      overflowWrap: 'anywhere',
    },
    '& time, & .edited': {
      color: 'ink.muted',
      fontSize: '14',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
    '& > .body': { gridColumn: '2 / -1' },
    '& .foot': { display: 'flex', flexWrap: 'wrap', gap: '2px 14px', marginTop: '6px' },
    '& .foot:first-child': { marginTop: 0 },
  },
  variants: { latest: { true: { '& h3': { fontSize: '22' } } } },
})

type LogbookRowProps = {
  reading: Reading
  /** The newest one of today: larger, and with more of its note. */
  isLatest?: boolean
  /** Level of its heading. Default: h3 for the latest, else h4. */
  heading?: 'h3' | 'h4'
  /** A button or link at the right. */
  action: ReactNode
  swipe?: SwipeActions
}

const none = {}

/** A reading as a line of the logbook: mood and time, an action, then the note, energy and tags. */
export const LogbookRow = ({
  reading,
  isLatest = false,
  heading: Heading = isLatest ? 'h3' : 'h4',
  action,
  swipe = none,
}: LogbookRowProps) => {
  const { emoji, overviewLabel } = moodOf(reading.mood_value)
  const clock = readingTime(reading)
  const { ref, hint } = useSwipeActions(swipe)
  return (
    <Row ref={ref} latest={isLatest}>
      <span className="emoji">
        <Emoji size={isLatest ? 'min(2.5rem, 48px)' : 'min(1.875rem, 40px)'}>{emoji}</Emoji>
      </span>
      <div className="head">
        <Heading>{overviewLabel}</Heading>
        {clock && <time dateTime={reading.timestamp}>{clock}</time>}
        {reading.isEdited && <span className="edited">Edited</span>}
      </div>
      {action}
      <div className="body">
        {reading.note && <ClampedNote lines={isLatest ? 3 : 2}>{reading.note}</ClampedNote>}
        {(reading.energy || reading.tags.length > 0) && (
          <div className="foot">
            {reading.energy && <EnergyBars level={reading.energy} />}
            <ReadingTags tags={reading.tags} />
          </div>
        )}
      </div>
      {hint}
    </Row>
  )
}

/** The place of a row while its reading loads. */
export const RowSkeleton = () => (
  <Row as="div" aria-hidden>
    <Skeleton width="34px" height="34px" borderRadius="full" marginTop="5px" />
    <div>
      <Skeleton width="min(180px, 70%)" height="18px" margin="13px 0" />
      <Skeleton width="88%" height="16px" marginBottom="10px" />
      <Skeleton width="52%" />
    </div>
  </Row>
)
