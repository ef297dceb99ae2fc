import { Button, Card, Skeleton, Stack, Text } from '@truenorth/shared-ui'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import type { Ref } from 'react'
import { LoadFailure } from '../../components/LoadFailure'
import { lazyPart } from '../../components/lazyPart'
import { inboxTexts, mergeTexts } from '../../content'
import { InboxDetail } from './InboxDetail'
import type { Triage } from './useTriage'

const MergeDialog = lazyPart(async () => (await import('./MergeDialog')).MergeDialog, null)

type DetailNoteProps = { text: string; onClose?: () => void }

const DetailNote = ({ text, onClose }: DetailNoteProps) => (
  <Stack
    align="flex-start"
    gap="12px"
    padding="24px"
    border="1px dashed"
    borderColor="line.strong"
    borderRadius="14"
  >
    <Text color="ink.muted">{text}</Text>
    {onClose && (
      <Button variant="line" onClick={onClose}>
        Back to the list
      </Button>
    )}
  </Stack>
)

const lines = ['70%', '56%', '40%', '32%']

const DetailSkeleton = () => (
  <Card aria-busy="true" aria-label="Loading feedback">
    <Stack gap="18px">
      <Skeleton width="160px" height="26px" />
      {lines.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
      <Skeleton height="96px" />
      <Skeleton width="140px" height="44px" alignSelf="flex-end" />
    </Stack>
  </Card>
)

type OpenItemProps = { isChosen: boolean; triage: Triage; headingRef: Ref<HTMLHeadingElement> }

/** The panel beside the list: the open item, or why there is none. */
export const OpenItem = ({ isChosen, triage, headingRef }: OpenItemProps) => {
  const { item, isGone, isPending, refetch, close } = triage
  if (!isChosen) return <DetailNote text={inboxTexts.unchosen} />
  if (isPending) return <DetailSkeleton />
  if (isGone) return <DetailNote text={inboxTexts.gone} onClose={close} />
  if (!item) return <LoadFailure text={inboxTexts.unloadedItem} onRetry={() => void refetch()} />
  return (
    <>
      <InboxDetail
        item={item}
        headingRef={headingRef}
        onClose={close}
        onMarkRead={triage.markRead}
        onDelete={triage.askDelete}
        onMerge={triage.askMerge}
        triage={triage}
      />
      <ConfirmDialog
        open={triage.isConfirming}
        danger
        title="Delete this feedback?"
        text={item.merged === undefined ? inboxTexts.deleting : mergeTexts.deleting}
        confirmLabel="Delete"
        onConfirm={triage.confirmDelete}
        onCancel={triage.cancelDelete}
      />
      {triage.isMerging && (
        <MergeDialog
          items={[item]}
          isSaving={triage.saving !== undefined}
          onMerge={triage.mergeInto}
          onClose={triage.cancelMerge}
        />
      )}
    </>
  )
}
