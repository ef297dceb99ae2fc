import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import type { Ref } from 'react'
import { inboxTexts } from '../../../content'
import { QuietTrouble } from '../QuietTrouble'
import type { Triage } from '../useTriage'
import { DetailNote } from './DetailNote'
import { DetailSkeleton } from './DetailSkeleton'
import { InboxDetail } from './InboxDetail'

type OpenItemProps = { isChosen: boolean; triage: Triage; headingRef: Ref<HTMLHeadingElement> }

/** The panel beside the list: the item that is open, or why there is none. */
export const OpenItem = ({ isChosen, triage, headingRef }: OpenItemProps) => {
  const { item, isGone, isPending, refetch, close } = triage
  if (!isChosen) return <DetailNote text={inboxTexts.unchosen} />
  if (isPending) return <DetailSkeleton />
  if (isGone) return <DetailNote text={inboxTexts.gone} onClose={close} />
  if (!item) return <QuietTrouble text={inboxTexts.unloadedItem} onRetry={() => void refetch()} />
  return (
    <>
      <InboxDetail
        item={item}
        headingRef={headingRef}
        onClose={close}
        onMarkRead={triage.markRead}
        onDelete={triage.askDelete}
      />
      <ConfirmDialog
        open={triage.isAsking}
        danger
        title="Delete this feedback?"
        text={inboxTexts.deleting}
        confirmLabel="Delete"
        onConfirm={triage.confirmDelete}
        onCancel={triage.keepIt}
      />
    </>
  )
}
