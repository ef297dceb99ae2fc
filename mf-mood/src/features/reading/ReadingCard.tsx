import { chakra, Emoji, EnergyBars, MoodDots, moodOf, type MoodStep } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import type { Reading } from '../../api/reading'
import { ReadingNote } from './ReadingNote'
import { ReadingTags } from './ReadingTags'
import { readingWhen } from './readingWhen'

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
  },
})

const Top = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '14px',
    alignItems: 'center',
    '& > .words': { flex: '1 1 6rem' },
    '& > :last-child': { alignSelf: 'start' },
  },
})

const Meta = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '4px 12px',
    marginTop: '2px',
    color: 'ink.muted',
    fontSize: '13',
    fontVariantNumeric: 'lining-nums tabular-nums',
  },
})

const Body = chakra('div', { base: { paddingRight: '10px' } })

const Foot = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', paddingRight: '10px' },
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
      <Top>
        <Emoji size="min(2rem, 40px)">{mood.emoji}</Emoji>
        <div className="words">
          <chakra.h3 lineHeight="1.2">{mood[words]}</chakra.h3>
          <Meta>
            <time dateTime={reading.timestamp}>{readingWhen(reading)}</time>
            <MoodDots value={reading.mood_value} />
          </Meta>
        </div>
        {actions}
      </Top>
      {reading.note && (
        <Body>
          <ReadingNote>{reading.note}</ReadingNote>
        </Body>
      )}
      {(reading.energy || reading.tags.length > 0) && (
        <Foot>
          {reading.energy && <EnergyBars level={reading.energy} />}
          <ReadingTags tags={reading.tags} />
        </Foot>
      )}
    </Root>
  )
}
