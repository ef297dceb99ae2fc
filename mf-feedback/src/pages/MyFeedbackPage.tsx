import type { OwnFeedback } from '@truenorth/api-contract/feedback'
import { ButtonLink, EmptyState, FeedbackIcon, Page, Skeleton, Stack } from '@truenorth/shared-ui'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useEffect, useEffectEvent, useState } from 'react'
import { useMarkAnswersSeen, useMyFeedback, useTakeBack } from '../api/myFeedback'
import { LoadFailure } from '../components/LoadFailure'
import { mineTexts } from '../content'
import { SentItem } from '../features/mine/SentItem'

const sendAgain = (
  <ButtonLink to="#send-feedback" icon={<FeedbackIcon size={20} />}>
    Send Feedback
  </ButtonLink>
)

const List = () => {
  const { data, isPending, refetch } = useMyFeedback()
  const { mutate: takeBack } = useTakeBack()
  const [asked, setAsked] = useState<OwnFeedback>()
  const markSeen = useMarkAnswersSeen()
  const isNew = data?.some(({ answers }) => answers?.some((one) => !one.is_seen)) ?? false
  const onShown = useEffectEvent(() => markSeen())
  // The marks of new answers stay until the list is loaded again.
  useEffect(() => {
    if (isNew) onShown()
  }, [isNew])

  if (isPending) return <Skeleton height="180px" aria-label="Loading your feedback" />
  if (!data) return <LoadFailure text={mineTexts.unloaded} onRetry={() => void refetch()} />
  if (data.length === 0)
    return <EmptyState title="Nothing sent yet" text={mineTexts.empty} action={sendAgain} />
  return (
    <>
      <Stack as="ul" gap="16px" aria-label="Your feedback">
        {data.map((item) => (
          <SentItem key={item.id} item={item} onTakeBack={() => setAsked(item)} />
        ))}
      </Stack>
      <ConfirmDialog
        open={asked !== undefined}
        danger
        title="Take this feedback back?"
        text={mineTexts.takingBack}
        confirmLabel="Take it back"
        onConfirm={() => {
          if (asked) takeBack(asked)
          setAsked(undefined)
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  )
}

/** What the user has sent as feedback, what became of it, and the answers. */
export const MyFeedbackPage = () => (
  <Page title="Your feedback" subtitle={mineTexts.subtitle} width={720}>
    <List />
  </Page>
)
