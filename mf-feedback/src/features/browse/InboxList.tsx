import { Button, chakra, EmptyState, Skeleton, Stack } from '@truenorth/shared-ui'
import { useFeedbackList } from '../../api/feedback'
import type { Selection } from '../../components/useSelection'
import { LoadFailure } from '../../components/LoadFailure'
import { inboxTexts } from '../../content'
import { matchQuery, pageQuery } from '../../domain/feedbackQuery'
import { type InboxAddress, wholeInbox } from '../../domain/inboxView'
import { InboxRow } from './InboxRow'

const List = chakra('ul', {
  base: {
    minWidth: 0,
    overflow: 'hidden',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    transition: 'opacity .15s',
    '& > li + li': { borderTop: '1px solid', borderColor: 'line' },
    '&[aria-busy=true]': { opacity: 0.75 },
  },
})

const rows = ['a', 'b', 'c', 'd', 'e', 'f']

const ListSkeleton = () => (
  <List aria-busy="true" aria-label="Loading feedback">
    {rows.map((row) => (
      <Stack as="li" key={row} gap="10px" padding="18px 18px 18px 40px">
        <Skeleton width="38%" height="16px" />
        <Skeleton />
        <Skeleton width="82px" />
      </Stack>
    ))}
  </List>
)

const isWhole = (query: object) => Object.keys(query).length === 0

type InboxListProps = { address: InboxAddress; selection: Selection }

/** The items of the page that the address names. */
export const InboxList = ({ address, selection }: InboxListProps) => {
  const { view, hrefOf, narrow } = address
  const { items, isPending, isOutdated, refetch } = useFeedbackList(pageQuery(view))
  if (isPending) return <ListSkeleton />
  if (!items) return <LoadFailure text={inboxTexts.unloaded} onRetry={() => void refetch()} />
  if (items.length === 0) {
    if (isWhole(matchQuery(view)))
      return <EmptyState title="No feedback yet" text={inboxTexts.empty} />
    const showAll = () => narrow(wholeInbox)
    return (
      <EmptyState
        title="No feedback found"
        text={inboxTexts.noMatch}
        action={
          <Button variant="line" onClick={showAll}>
            Show all feedback
          </Button>
        }
      />
    )
  }
  return (
    <List aria-label="Feedback" aria-busy={isOutdated || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <InboxRow
            item={item}
            href={hrefOf({ item: item.id })}
            isOpen={item.id === view.item}
            selection={selection}
          />
        </li>
      ))}
    </List>
  )
}
