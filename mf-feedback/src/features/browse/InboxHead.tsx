import { Box, ButtonLink, Flex, chakra } from '@truenorth/shared-ui'
import { useFeedbackCounts } from '../../api/feedback'
import { BackLink } from '../../components/BackLink'
import { matchQuery } from '../../domain/feedbackQuery'
import type { InboxView } from '../../domain/inboxView'

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
      <BackLink to="/dashboard">Back to Dashboard</BackLink>
      <Flex wrap="wrap" align="center" gap="4px 16px" marginBottom="20px">
        <h1 data-title={unread > 0 ? `(${unread}) User Feedback` : undefined}>User Feedback</h1>
        {unread > 0 && (
          <Unread>
            <Dot aria-hidden />
            <span>{`${unread} unread`}</span>
          </Unread>
        )}
        <Box marginInlineStart="auto">
          <ButtonLink to="/admin/feedback/trends" variant="line">
            Trends
          </ButtonLink>
        </Box>
      </Flex>
    </header>
  )
}
