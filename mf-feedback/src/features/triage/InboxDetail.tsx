import type { FeedbackContext, ReceivedFeedback } from '@truenorth/api-contract/feedback'
import {
  Button,
  Card,
  chakra,
  CheckIcon,
  CloseIcon,
  Flex,
  formatDate,
  formatTime,
  IconButton,
  localDay,
  Stars,
  TrashIcon,
} from '@truenorth/shared-ui'
import type { ReactNode, Ref } from 'react'
import { SentPicture } from '../../components/SentPicture'
import { typeLabels } from '../../domain/feedbackTypes'
import { partsOf } from '../../domain/sentAlong'
import { MergedMessages, MergedNotice } from './Merged'
import { Answers, Notes } from './Notes'
import { TriagePanel } from './TriagePanel'
import type { Triage } from './useTriage'

// "27 November 2025": the year of `now` would be left out, so `now` is in another year.
const dayOf = (instant: string) => {
  const day = localDay(instant)
  const anotherYear = new Date(Date.UTC(Number(day.slice(0, 4)) + 1, 6, 1))
  return formatDate(day, { now: anotherYear })
}

const FactList = chakra('dl', {
  base: {
    display: 'grid',
    gap: '10px 24px',
    padding: '16px 0',
    marginTop: '14px',
    borderBlock: '1px solid',
    borderColor: 'line',
  },
})
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: '12px' },
})
const Name = chakra('dt', { base: { paddingTop: '1px', fontSize: '14', color: 'ink.muted' } })
const Value = chakra('dd', { base: { overflowWrap: 'anywhere' } })
const Aside = chakra('span', { base: { color: 'ink.muted' } })

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Row>
    <Name>{name}</Name>
    <Value>{children}</Value>
  </Row>
)

// With what it was written; nothing where that was taken out. The id of an error is whole, to be searched for.
const Setting = ({ context }: Pick<ReceivedFeedback, 'context'>) => {
  const { remotes, error, ...browser } = context ?? {}
  const textOf = (some: FeedbackContext) => partsOf(some).map(({ text }) => text)
  const facts = [
    { name: 'Parts', texts: textOf({ remotes }) },
    { name: 'Browser', texts: textOf(browser).toReversed() },
    { name: 'Error', texts: textOf({ error }) },
  ]
  return facts
    .filter(({ texts }) => texts.length > 0)
    .map(({ name, texts }) => (
      <Fact key={name} name={name}>
        {texts.join(' · ')}
      </Fact>
    ))
}

// Who wrote the item, when, where, and with how many stars.
const Facts = ({ item }: { item: ReceivedFeedback }) => (
  <FactList>
    <Fact name="From">
      <bdi>{item.username ?? 'Anonymous'}</bdi> {item.email && <Aside>{item.email}</Aside>}
    </Fact>
    <Fact name="Date">
      <time dateTime={item.created_at}>
        {`${dayOf(item.created_at)}, ${formatTime(item.created_at)}`}
      </time>
    </Fact>
    <Fact name="Rating">
      {typeof item.rating === 'number' ? (
        <Stars value={item.rating} size={18} />
      ) : (
        <Aside>Not rated</Aside>
      )}
    </Fact>
    <Fact name="Page">{item.page ? <code>{item.page}</code> : <Aside>Not known</Aside>}</Fact>
    <Setting context={item.context} />
  </FactList>
)

const Message = chakra('p', {
  base: {
    marginTop: '20px',
    fontSize: '18',
    lineHeight: '1.6',
    // The author's line breaks stay, and long words break.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

type InboxDetailProps = {
  item: ReceivedFeedback
  headingRef: Ref<HTMLHeadingElement>
  onClose: () => void
  onMarkRead: () => void
  onDelete: () => void
  onMerge: () => void
  triage: Triage
}

/** One item in full, with its actions. */
export const InboxDetail = (props: InboxDetailProps) => {
  const { item, headingRef, onClose, onMarkRead, onDelete, onMerge, triage } = props
  return (
    <Card as="article" aria-labelledby="feedback-heading">
      <Flex justify="space-between" align="center" gap="12px">
        <chakra.h2 id="feedback-heading" ref={headingRef} tabIndex={-1} minWidth={0}>
          {typeLabels[item.type]}
        </chakra.h2>
        <IconButton
          label="Back to the list"
          icon={<CloseIcon size={20} />}
          display={{ lg: 'none' }}
          onClick={onClose}
        />
      </Flex>
      <MergedNotice item={item} triage={triage} />
      <Facts item={item} />
      {/* Above the message, so that the buttons can be reached however long it is. */}
      <Flex
        wrap="wrap"
        justify="space-between"
        gap="4px 12px"
        padding="8px 0"
        borderBottom="1px solid"
        borderColor="line"
      >
        <Flex wrap="wrap" gap="0 4px" marginLeft="-12px">
          <Button variant="quiet" color="bad" icon={<TrashIcon size={20} />} onClick={onDelete}>
            Delete
          </Button>
          <Button variant="quiet" onClick={onMerge}>
            Merge into…
          </Button>
        </Flex>
        {!item.is_read && (
          <Button icon={<CheckIcon size={20} />} marginInlineStart="auto" onClick={onMarkRead}>
            Mark as read
          </Button>
        )}
      </Flex>
      <Message dir="auto">{item.message}</Message>
      {item.picture !== undefined && <SentPicture path={item.picture} />}
      {item.merged !== undefined && <MergedMessages item={item} triage={triage} />}
      <TriagePanel item={item} triage={triage} />
      <Answers item={item} />
      <Notes id={item.id} />
    </Card>
  )
}
