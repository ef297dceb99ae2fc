import {
  Box,
  Card,
  chakra,
  Emoji,
  EnergyBars,
  Flex,
  MoodDots,
  moodOf,
  type MoodStep,
  Skeleton,
} from '@truenorth/shared-ui'
import { type SwipeActions, useSwipeActions } from '@truenorth/shared-ui/lists'
import type { ReactNode } from 'react'
import { type Reading, readingDateTime, readingWhen } from '../domain/reading'
import { ReadingNote, ReadingTags } from './ReadingText'

// One styled element for the whole card, because a search renders many cards with each letter.
const Root = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    alignContent: 'start',
    padding: '14px 8px 16px 18px',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    _print: { gap: '4px', padding: '6px 0', border: 0 },
    '& h3': { lineHeight: '1.2' },
    '& > .top': { display: 'flex', flexWrap: 'wrap', gap: '14px', alignItems: 'center' },
    '& > .top > .words': { flex: '1 1 6rem' },
    '& > .top > :last-child': { alignSelf: 'start' },
    '& .meta': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: '4px 12px',
      marginTop: '2px',
      color: 'ink.muted',
      fontSize: '13',
      fontVariantNumeric: 'lining-nums tabular-nums',
    },
    '& > .body, & > .foot': { paddingRight: '10px' },
    '& > .foot': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px' },
  },
})

type ReadingCardProps = {
  reading: Reading
  /** Which of the two sets of words names the mood (D17). */
  words: keyof Pick<MoodStep, 'label' | 'overviewLabel'>
  /** Buttons at the right. */
  actions?: ReactNode
  swipe?: SwipeActions
}

const none = {}

/** A reading as a card: mood, date and time, dots, note, energy and tags. */
export const ReadingCard = ({ reading, words, actions, swipe = none }: ReadingCardProps) => {
  const { ref, hint } = useSwipeActions(swipe)
  const mood = moodOf(reading.mood_value)
  return (
    <Root ref={ref}>
      <div className="top">
        <Emoji size="min(2rem, 40px)">{mood.emoji}</Emoji>
        <div className="words">
          <h3>{mood[words]}</h3>
          <div className="meta">
            <time dateTime={readingDateTime(reading)}>{readingWhen(reading)}</time>
            {reading.isEdited && <span>Edited</span>}
            <MoodDots value={reading.mood_value} />
          </div>
        </div>
        {actions}
      </div>
      {reading.note && (
        <div className="body">
          <ReadingNote>{reading.note}</ReadingNote>
        </div>
      )}
      {(reading.energy || reading.tags.length > 0) && (
        <div className="foot">
          {reading.energy && <EnergyBars level={reading.energy} />}
          <ReadingTags tags={reading.tags} />
        </div>
      )}
      {hint}
    </Root>
  )
}

/** The place of a card while its reading loads: as tall as one with a note. */
export const ReadingSkeleton = () => (
  <Card height={{ base: '183px', md: '160px' }} aria-hidden>
    <Flex gap="14px" align="center">
      <Skeleton width="40px" height="40px" borderRadius="full" flex="none" />
      <Box flex="1">
        <Skeleton width="96px" height="18px" marginBottom="8px" />
        <Skeleton width="min(180px, 80%)" />
      </Box>
    </Flex>
    <Skeleton width="88%" height="16px" marginTop="18px" />
    <Skeleton width="52%" marginTop="18px" />
  </Card>
)
