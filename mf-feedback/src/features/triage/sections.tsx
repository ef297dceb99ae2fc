// What the parts below a message are made of.
import type { FeedbackNote } from '@truenorth/api-contract/inbox'
import { chakra, formatDate, formatTime } from '@truenorth/shared-ui'

/** A part below a message, under a heading of the third level. */
export const Section = chakra('section', {
  base: {
    display: 'grid',
    gap: '12px',
    marginTop: '24px',
    paddingTop: '20px',
    borderTop: '1px solid',
    borderColor: 'line',
    '& > h3': { fontSize: '18' },
  },
})

/** A list of notes or of acts. */
export const List = chakra('ol', { base: { display: 'grid', gap: '10px' } })

/** Something written: a paragraph that keeps its line breaks, and small print. */
export const Note = chakra('li', {
  base: {
    padding: '12px 14px',
    borderRadius: '8',
    background: 'surface.sunken',
    '& > p': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

/** Small print. */
export const Small = chakra('small', {
  base: { display: 'block', color: 'ink.muted', fontSize: '13', overflowWrap: 'anywhere' },
})

type Written = Pick<FeedbackNote, 'writer' | 'created_at'>

/** Who wrote something, and when. */
export const Byline = ({ writer, created_at }: Written) => (
  <>
    <bdi>{writer ?? 'Somebody whose account is gone'}</bdi>
    {' · '}
    <time dateTime={created_at}>{`${formatDate(created_at)}, ${formatTime(created_at)}`}</time>
  </>
)
