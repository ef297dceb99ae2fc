import { chakra, Emoji, formatLongDate, moodOf } from '@truenorth/shared-ui'
import { DialogTitle } from '@truenorth/shared-ui/overlay'
import { EntryBody } from '../../components/EntryBody'
import { clockOf, dateTimeOf, type Entry, isHidden, titleOf } from '../../domain/entry'

const Day = chakra('p', { base: { fontSize: '14', color: 'ink.muted' } })

const Meta = chakra('p', {
  base: {
    position: 'relative',
    marginTop: '12px',
    paddingBottom: '16px',
    color: 'ink.muted',
    _after: {
      content: '""',
      position: 'absolute',
      insetInlineStart: 0,
      bottom: 0,
      width: '40px',
      height: '2px',
      background: 'brass',
    },
  },
})

/** An entry as a page of a book. */
export const BookPage = ({ entry }: { entry: Entry }) => (
  <article>
    <Day>
      <time dateTime={dateTimeOf(entry)}>
        {[formatLongDate(entry.date), clockOf(entry)].filter(Boolean).join(', ')}
      </time>
      {entry.isEdited && ' · Edited'}
      {entry.seal && !isHidden(entry) && ' · Sealed'}
    </Day>
    <DialogTitle
      dir="auto"
      margin="8px 0 0"
      fontSize="clamp(2rem, 1.6rem + 1.8vw, 2.75rem)"
      letterSpacing="-.024em"
      lineHeight="1.08"
      overflowWrap="anywhere"
    >
      {titleOf(entry)}
    </DialogTitle>
    <Meta>
      <Emoji>{moodOf(entry.mood).emoji}</Emoji> <span>{`mood ${entry.mood}/5`}</span>
      {entry.emotion !== '' && (
        <>
          {' '}
          <span aria-hidden>·</span> <span>{entry.emotion}</span>
        </>
      )}
    </Meta>
    <EntryBody entry={entry} />
  </article>
)
