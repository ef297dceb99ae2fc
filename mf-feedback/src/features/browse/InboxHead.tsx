import { ArrowLeftIcon, Flex, chakra } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { useFeedbackCounts } from '../../api/feedback'
import { matchQuery } from '../../domain/feedbackQuery'
import type { InboxView } from '../../domain/inboxView'

const BackLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '8px',
    minHeight: '44px',
    margin: '-12px 0 4px',
    color: 'ink.muted',
    fontSize: '14',
    fontWeight: '520',
    textDecoration: 'none',
    _hover: { color: 'ink' },
  },
})
const Unread = chakra('p', {
  base: { display: 'flex', alignItems: 'center', gap: '8px', color: 'ink.muted', fontSize: '14' },
})
const Dot = chakra('span', {
  base: { width: '9px', height: '9px', borderRadius: '50%', background: 'needle' },
})

/** The heading of the inbox with the number of unread items, which the browser's tab shows too. */
export const InboxHead = ({ view }: { view: InboxView }) => {
  const { counts } = useFeedbackCounts(matchQuery(view))
  const unread = counts?.unread ?? 0
  return (
    <header>
      <BackLink to="/dashboard">
        <ArrowLeftIcon size={20} />
        Back to Dashboard
      </BackLink>
      <Flex wrap="wrap" align="baseline" gap="4px 16px" marginBottom="20px">
        <h1 data-title={unread > 0 ? `(${unread}) User Feedback` : undefined}>User Feedback</h1>
        {unread > 0 && (
          <Unread>
            <Dot aria-hidden />
            <span>{`${unread} unread`}</span>
          </Unread>
        )}
      </Flex>
    </header>
  )
}
