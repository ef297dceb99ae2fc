import { ArrowLeftIcon, Flex, chakra } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import type { InboxView } from '../address/inboxView'
import { useCounts } from '../tiles/useCounts'

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

/** Where this is, and how much of it is new; also in the browser's tab. */
export const InboxHead = ({ view }: { view: InboxView }) => {
  const { counts } = useCounts(view)
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
            {unread} unread
          </Unread>
        )}
      </Flex>
    </header>
  )
}
