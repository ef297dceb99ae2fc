import {
  chakra,
  EditIcon,
  Emoji,
  formatDate,
  formatLeaf,
  moodOf,
  TrashIcon,
  truncate,
  VisuallyHidden,
} from '@truenorth/shared-ui'
import { useSwipeActions } from '@truenorth/shared-ui/lists'
import { Link } from '@truenorth/shared-ui/router'
import { memo } from 'react'
import { clockOf, type Entry, isHidden, titleOf } from '../../domain/entry'
import { EntryThumbnail } from './EntryThumbnail'

const previewLength = 150

const hiddenPreviews = {
  locked: 'Locked on this device.',
  damaged: 'It could not be opened. Nothing was deleted.',
}

/** A sheet of the journal: the day at the left, the words, and a picture at the right. */
export const Paper = chakra('article', {
  base: {
    position: 'relative',
    display: 'flex',
    gap: '14px',
    padding: { base: '16px', md: '20px' },
    paddingInlineStart: { base: '18px', md: '24px' },
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    _hover: { borderColor: 'line.strong' },
    '&:has(a:focus-visible)': { outline: '2px solid', outlineColor: 'brand', outlineOffset: '3px' },
    // An index tab on the edge of the page, in the colour of the mood that stands in words beside it.
    _before: {
      content: '""',
      position: 'absolute',
      insetInlineStart: '-1px',
      top: '16px',
      width: '7px',
      height: '48px',
      borderStartEndRadius: '4px',
      borderEndEndRadius: '4px',
      background: 'var(--mood, transparent)',
    },
    '& > time': {
      flex: 'none',
      minWidth: '2.75rem',
      textAlign: 'center',
      color: 'ink.muted',
      fontSize: '14',
      lineHeight: '1.3',
    },
    '& > time b': {
      display: 'block',
      color: 'ink',
      fontFamily: 'display',
      fontWeight: '520',
      fontSize: '1.625rem',
      lineHeight: '1.1',
      letterSpacing: '-.02em',
      fontVariantNumeric: 'lining-nums',
    },
    '& > time i': { display: 'block', maxWidth: '3.25rem', fontStyle: 'normal' },
    '& > .words': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
    '& h2': { fontSize: '1.1875rem', lineHeight: '1.25', lineClamp: 2 },
    '& h2 a': { color: 'inherit', textDecoration: 'none' },
    '& h2 a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14' },
    '& h2 a:focus-visible': { outline: 'none' },
    '& .preview': {
      margin: '4px 0 8px',
      fontSize: '15px',
      lineHeight: '1.5',
      lineClamp: 3,
    },
    '& .facts': {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '2px 12px',
      color: 'ink.muted',
      fontSize: '14',
    },
  },
  variants: {
    mood: {
      1: { '--mood': '{colors.mood.1}' },
      2: { '--mood': '{colors.mood.2}' },
      3: { '--mood': '{colors.mood.3}' },
      4: { '--mood': '{colors.mood.4}' },
      5: { '--mood': '{colors.mood.5}' },
    },
    pictured: { true: { '& .preview': { lineClamp: { base: 2, lg: 3 } } } },
  },
})

const Leaf = ({ date }: { date: string }) => {
  const { weekday, day, month } = formatLeaf(date)
  return (
    <time dateTime={date}>
      <VisuallyHidden>{formatDate(date, { weekday: true })}</VisuallyHidden>
      <span aria-hidden>
        {weekday}
        <b>{day}</b>
        <i>{month}</i>
      </span>
    </time>
  )
}

/** What a swipe over a card does; both stay the same from one render to the next. */
export type EntryActions = {
  onEdit: (id: string) => void
  onDelete: (id: string) => void
}

type EntryCardProps = EntryActions & { entry: Entry; search: string; linkState: object }

const Card = ({ entry, search, linkState, onEdit, onDelete }: EntryCardProps) => {
  const { seal } = entry
  const images = seal ? seal.pictures.map(({ path }) => path) : entry.images
  const { ref, hint } = useSwipeActions({
    right: { label: 'Edit', icon: <EditIcon size={20} />, onSelect: () => onEdit(entry.id) },
    left: {
      label: 'Delete',
      icon: <TrashIcon size={20} />,
      danger: true,
      onSelect: () => onDelete(entry.id),
    },
  })
  const mood = moodOf(entry.mood)
  const [first] = images
  return (
    <Paper ref={ref} mood={mood.value} pictured={first !== undefined}>
      <Leaf date={entry.date} />
      <div className="words">
        <h2 dir="auto">
          <Link to={{ search }} state={linkState} preventScrollReset>
            {titleOf(entry)}
          </Link>
        </h2>
        <p className="preview" dir="auto">
          {isHidden(entry)
            ? hiddenPreviews[seal?.state === 'damaged' ? 'damaged' : 'locked']
            : truncate(entry.content, previewLength)}
        </p>
        <p className="facts">
          <span>
            <Emoji>{mood.emoji}</Emoji> <span>{`mood ${entry.mood}/5`}</span>
          </span>
          {entry.emotion !== '' && <span>{entry.emotion}</span>}
          {entry.time && <span>{clockOf(entry)}</span>}
          {entry.isEdited && <span>Edited</span>}
          {seal && !isHidden(entry) && <span>Sealed</span>}
        </p>
      </div>
      {first !== undefined && <EntryThumbnail path={first} seal={seal} count={images.length} />}
      {hint}
    </Paper>
  )
}

/**
 * An entry as a sheet of paper, which is one link. It renders only when its entry changes: rendering a
 * dozen of them took half of the time between a letter of a search and its results.
 */
export const EntryCard = memo(Card)
