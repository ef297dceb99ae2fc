// The journal on paper: whole entries, one after the other.
import { chakra, formatLongDate, moodOf } from '@truenorth/shared-ui'
import { EntryBody } from '../../components/EntryBody'
import { type Entry, titleOf } from '../../domain/entry'

const highestMood = 5

const Page = chakra('article', {
  base: {
    paddingBlock: '8mm',
    // An entry may go on on the next page.
    breakInside: 'auto',
    'li + li > &': { borderTop: '.2mm solid' },
    '& p': { maxWidth: 'none', orphans: '3', widows: '3' },
  },
})

const Facts = chakra('p', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '1mm 5mm',
    margin: '1.5mm 0 4mm',
    fontSize: '14',
  },
})

// Drawn by its border, which prints where backgrounds do not.
const Dot = chakra('i', {
  base: {
    display: 'inline-block',
    width: '2.6mm',
    height: '2.6mm',
    marginInlineEnd: '1mm',
    borderRadius: 'full',
    border: '.3mm solid',
  },
  variants: { filled: { true: { borderWidth: '1.3mm' } } },
})

const Dots = ({ mood }: { mood: number }) => (
  <span aria-hidden>
    {Array.from({ length: highestMood }, (_, index) => (
      <Dot key={index} filled={index < mood} />
    ))}
  </span>
)

/** All of the entries, whole, as pages that one would keep. */
export const PrintedEntries = ({ entries }: { entries: readonly Entry[] }) => (
  <ul aria-label="Entries">
    {entries.map((entry) => (
      <chakra.li key={entry.id} breakInside="auto">
        <Page>
          <chakra.h2 dir="auto" overflowWrap="anywhere">
            {titleOf(entry)}
          </chakra.h2>
          <p>
            <time dateTime={entry.date}>{formatLongDate(entry.date)}</time>
          </p>
          <Facts>
            <Dots mood={entry.mood} />
            <span>{`mood ${entry.mood}/5, ${moodOf(entry.mood).label}`}</span>
            {entry.emotion !== '' && <span>{entry.emotion}</span>}
          </Facts>
          <EntryBody entry={entry} />
        </Page>
      </chakra.li>
    ))}
  </ul>
)
