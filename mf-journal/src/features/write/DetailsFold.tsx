import {
  chakra,
  ChevronDownIcon,
  Emoji,
  formatDate,
  moodOf,
  useToday,
  VisuallyHidden,
} from '@truenorth/shared-ui'
import { type ReactNode, useId, useState } from 'react'
import type { EntryText } from '../../domain/entry'

// On wide screens there is room for the details, so nothing is folded there.
const Toggle = chakra('button', {
  base: {
    display: { base: 'flex', md: 'none' },
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '56px',
    padding: 0,
    border: 0,
    borderBlock: '1px solid',
    borderColor: 'line',
    background: 'none',
    textAlign: 'start',
    '& > .summary': { flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineClamp: 2 },
    '& > svg': { flex: 'none', color: 'ink.muted', transition: 'rotate .15s' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
})

const Panel = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
  variants: { folded: { true: { mdDown: { display: 'none' } } } },
})

/** "Today · mood 4/5 · peaceful · #home": what is folded away. */
export const detailsSummary = (
  { date, mood, emotion, tags }: Pick<EntryText, 'date' | 'mood' | 'emotion' | 'tags'>,
  today: string,
) => {
  const day = date === today ? 'Today' : formatDate(date) || 'No date'
  const facts = [day, `mood ${mood}/5`, emotion, ...tags.map((tag) => `#${tag}`)]
  return facts.filter(Boolean).join(' · ')
}

type DetailsFoldProps = {
  values: Pick<EntryText, 'date' | 'mood' | 'emotion' | 'tags'>
  /** A field inside has an error, so it cannot stay hidden. */
  hasError: boolean
  children: ReactNode
}

/** The details of an entry; on phones one line that tells them and unfolds. */
export const DetailsFold = ({ values, hasError, children }: DetailsFoldProps) => {
  const id = useId()
  const today = useToday()
  const [isUnfolded, setUnfolded] = useState(false)
  const isOpen = isUnfolded || hasError
  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setUnfolded(!isOpen)}
      >
        <Emoji size="1.25rem">{moodOf(values.mood).emoji}</Emoji>
        <span className="summary" dir="auto">
          <VisuallyHidden>Details: </VisuallyHidden>
          {detailsSummary(values, today)}
        </span>
        <ChevronDownIcon size={20} aria-hidden />
      </Toggle>
      <Panel id={id} folded={!isOpen}>
        {children}
      </Panel>
    </>
  )
}
