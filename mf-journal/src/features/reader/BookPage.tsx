import {
  chakra,
  Emoji,
  formatLongDate,
  InlineRetry,
  moodOf,
  Skeleton,
  Tag,
} from '@truenorth/shared-ui'
import { DialogTitle } from '@truenorth/shared-ui/overlay'
import { usePicture } from '../../api/pictures'
import { BlobImage } from '../../components/BlobImage'
import { type Entry, titleOf } from '../../domain/entry'

/** The paragraphs of a text, each with its position: an empty line separates them, a line break does not. */
export const paragraphsOf = (text: string) =>
  Array.from(text.matchAll(/(?:(?!\n\s*\n)[^])+/g), ({ index, 0: paragraph }) => ({
    at: index,
    text: paragraph.trim(),
  })).filter(({ text }) => text !== '')

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

const Words = chakra('div', {
  base: {
    maxWidth: '66ch',
    '& p': {
      maxWidth: 'none',
      marginTop: '1em',
      fontSize: '18',
      lineHeight: '1.68',
      whiteSpace: 'pre-line',
      overflowWrap: 'anywhere',
    },
  },
})

const Tags = chakra('ul', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', marginTop: '28px' },
})
const Pictures = chakra('div', { base: { display: 'grid', gap: '16px', marginTop: '28px' } })

// Loaded by the http client, so that no token is in an address (D25).
const Picture = ({ path }: { path: string }) => {
  const { data, error, isFetching, refetch } = usePicture(path)
  if (error)
    return (
      <InlineRetry
        what="A picture could not be loaded."
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Skeleton height="240px" borderRadius="8" />
  return (
    <BlobImage
      blob={data.blob}
      alt={data.alt}
      display="block"
      maxWidth="100%"
      height="auto"
      borderRadius="8"
    />
  )
}

/** An entry as a page of a book. */
export const BookPage = ({ entry }: { entry: Entry }) => (
  <article>
    <Day>
      <time dateTime={entry.date}>{formatLongDate(entry.date)}</time>
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
      <Emoji>{moodOf(entry.mood).emoji}</Emoji> <span>{`mood ${entry.mood}/5`}</span>{' '}
      <span aria-hidden>·</span> <span>{entry.emotion}</span>
    </Meta>
    <Words dir="auto">
      {paragraphsOf(entry.content).map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
    </Words>
    {entry.images.length > 0 && (
      <Pictures>
        {entry.images.map((path) => (
          <Picture key={path} path={path} />
        ))}
      </Pictures>
    )}
    {entry.tags.length > 0 && (
      <Tags aria-label="Tags">
        {entry.tags.map((tag) => (
          <li key={tag}>
            <Tag>{tag}</Tag>
          </li>
        ))}
      </Tags>
    )}
  </article>
)
