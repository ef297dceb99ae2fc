import { chakra, Emoji, EnergyBars, MoodDots, moodOf, type MoodStep } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import type { Reading } from '../../api/reading'
import { ReadingNote } from './ReadingNote'
import { ReadingTags } from './ReadingTags'
import { readingWhen } from './readingWhen'

// One styled element for the whole card: a history draws many of these at every letter of a search.
const Root = chakra('article', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '10px',
    alignContent: 'start',
    padding: '14px 8px 16px 18px',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
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
  /** Which of the two sets of words this screen uses (D17). */
  words: keyof Pick<MoodStep, 'label' | 'overviewLabel'>
  /** At the right: what can be done with it. */
  actions?: ReactNode
}

/** One reading on paper: mood, when, dots, note, energy and tags. */
export const ReadingCard = ({ reading, words, actions }: ReadingCardProps) => {
  const mood = moodOf(reading.mood_value)
  return (
    <Root>
      <div className="top">
        <Emoji size="min(2rem, 40px)">{mood.emoji}</Emoji>
        <div className="words">
          <h3>{mood[words]}</h3>
          <div className="meta">
            <time dateTime={reading.timestamp}>{readingWhen(reading)}</time>
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
    </Root>
  )
}
