import { Button, EmptyState } from '@truenorth/shared-ui'
import { inboxTexts } from '../../../content'
import type { InboxAddress } from '../address/useInboxAddress'
import { QuietTrouble } from '../QuietTrouble'
import { InboxRow } from './InboxRow'
import { ListCard } from './ListCard'
import { ListSkeleton } from './ListSkeleton'
import { useInboxList } from './useInboxList'

/** The items of the page that the address names. */
export const InboxList = ({ address }: { address: InboxAddress }) => {
  const { view, hrefOf, narrow } = address
  const { items, isPending, isOutdated, refetch } = useInboxList(view)
  if (isPending) return <ListSkeleton />
  if (!items) return <QuietTrouble text={inboxTexts.unloaded} onRetry={() => void refetch()} />
  if (items.length === 0) {
    if (view.filter === 'all' && view.search === '')
      return <EmptyState title="No feedback yet" text={inboxTexts.empty} />
    const showAll = () => narrow({ filter: 'all', search: '' })
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
    <ListCard aria-label="Feedback" aria-busy={isOutdated || undefined}>
      {items.map((item) => (
        <li key={item.id}>
          <InboxRow item={item} href={hrefOf({ item: item.id })} isOpen={item.id === view.item} />
        </li>
      ))}
    </ListCard>
  )
}
