import { chakra, Emoji, formatLongDate, moodOf, Tag } from '@truenorth/shared-ui'
import { DialogTitle } from '@truenorth/shared-ui/overlay'
import type { Entry } from '../../api/entry'
import { titleOf } from '../card/titleOf'
import { StoredPicture } from '../pictures/StoredPicture'
import { paragraphsOf } from './paragraphsOf'

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
      <Emoji>{moodOf(entry.mood).emoji}</Emoji> mood {entry.mood}/5 <span aria-hidden>·</span>{' '}
      {entry.emotion}
    </Meta>
    <Words dir="auto">
      {paragraphsOf(entry.content).map(({ at, text }) => (
        <p key={at}>{text}</p>
      ))}
    </Words>
    {entry.images.length > 0 && (
      <Pictures>
        {entry.images.map((path) => (
          <StoredPicture key={path} path={path} />
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
