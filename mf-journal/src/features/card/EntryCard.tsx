import { chakra, Emoji, formatDate, moodOf, truncate } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { memo } from 'react'
import type { Entry } from '../../api/entry'
import { fromJournal } from '../address/useJournalView'
import { Paper, PaperFoot, PaperMeta, PaperText } from './paper'
import { titleOf } from './titleOf'

const previewLength = 150

const Title = chakra('h2', {
  base: {
    overflowWrap: 'anywhere',
    '& a': { color: 'inherit', textDecoration: 'none' },
    '& a::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14' },
    '& a:focus-visible': { outline: 'none' },
  },
})

type EntryCardProps = { entry: Entry; search: string }

const Sheet = ({ entry, search }: EntryCardProps) => (
  <Paper>
    <Title dir="auto">
      <Link to={{ search }} state={fromJournal} preventScrollReset>
        {titleOf(entry)}
      </Link>
    </Title>
    <PaperMeta>
      <time dateTime={entry.date}>{formatDate(entry.date)}</time>
    </PaperMeta>
    <PaperText dir="auto">{truncate(entry.content, previewLength)}</PaperText>
    <PaperFoot>
      <span>
        <Emoji>{moodOf(entry.mood).emoji}</Emoji> mood {entry.mood}/5
      </span>
      <chakra.span color="ink.muted">{entry.emotion}</chakra.span>
    </PaperFoot>
  </Paper>
)

/**
 * An entry as a sheet of paper; the whole sheet leads to it. Drawn again only when it changes: with
 * a dozen of them in sight, half of the time between a letter and its finds went there.
 */
export const EntryCard = memo(Sheet)
