import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { Button, formatDate, Stack, Text, truncate } from '@truenorth/shared-ui'
import { ChoiceCards } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { useFeedbackList } from '../../api/feedback'
import { useThread } from '../../api/triage'
import { LoadFailure } from '../../components/LoadFailure'
import { SearchField } from '../../components/SearchField'
import { itemsText, mergeTexts } from '../../content'
import { typeLabels } from '../../domain/feedbackTypes'
import { List, Note, Small } from './sections'

const mostOffered = 8
const longestExcerpt = 140

const optionOf = (one: ReceivedFeedback) => ({
  value: String(one.id),
  label: `${one.username ?? 'Anonymous'} · ${typeLabels[one.type]} · ${formatDate(one.created_at)}`,
  text: truncate(one.message, longestExcerpt),
})

// The answers that the author of the merged message is about to see.
const AnswersToShare = ({ from, author }: { from: number; author: string }) => {
  const { data } = useThread(from)
  const answers = data?.answers ?? []
  if (answers.length === 0) return null
  return (
    <Stack gap="8px">
      <Text>{mergeTexts.shares(author)}</Text>
      <List aria-label="Answers that will be shown">
        {answers.map(({ id, text }) => (
          <Note key={id}>
            <p dir="auto">{text}</p>
          </Note>
        ))}
      </List>
    </Stack>
  )
}

type MergeDialogProps = {
  /** What is merged: one message, or several, one of which may stand for the others. */
  items: readonly ReceivedFeedback[]
  isSaving: boolean
  onMerge: (into: ReceivedFeedback) => void
  onClose: () => void
}

/** Chooses the message that stands for the items from then on: one of several, or one that is found as in the inbox. */
export const MergeDialog = ({ items, isSaving, onMerge, onClose }: MergeDialogProps) => {
  const [search, setSearch] = useState('')
  const [chosen, setChosen] = useState<ReceivedFeedback>()
  const words = search.trim()
  const isSeveral = items.length > 1
  const {
    items: found,
    isPending,
    refetch,
  } = useFeedbackList({
    ...(words !== '' && { search: words }),
    page: 1,
    page_size: mostOffered + 1,
  })
  const isOne = (id: number | undefined) => items.some((item) => item.id === id)
  const others = found?.filter(
    ({ id, merged_into }) => (isSeveral || !isOne(id)) && !isOne(merged_into),
  )
  const offered = (isSeveral && words === '' ? items : (others ?? [])).slice(0, mostOffered)
  const isOffered = offered.some(({ id }) => id === chosen?.id)
  const options = [...(chosen && !isOffered ? [chosen] : []), ...offered]
  return (
    <Modal
      open
      onClose={onClose}
      title={isSeveral ? `Merge ${itemsText(items.length)}` : 'Merge into another message'}
      dismissable={!isSaving}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button
            disabled={!chosen}
            busy={isSaving}
            busyText="Merging…"
            onClick={() => chosen && onMerge(chosen)}
          >
            Merge
          </Button>
        </>
      }
    >
      <Stack gap="16px">
        <Text color="ink.muted">
          {isSeveral ? mergeTexts.questionOfSeveral : mergeTexts.question}
        </Text>
        <SearchField search={search} onSearch={setSearch} />
        {!found && !isPending && (
          <LoadFailure text={mergeTexts.unloaded} onRetry={() => void refetch()} />
        )}
        {found && options.length === 0 && <Text as="output">{mergeTexts.noMatch}</Text>}
        {options.length > 0 && (
          <ChoiceCards
            label="Message that stays"
            columns={1}
            value={chosen && String(chosen.id)}
            options={options.map(optionOf)}
            onChange={(value) => setChosen(options.find(({ id }) => String(id) === value))}
          />
        )}
        {chosen?.merged_into !== undefined && <Small>{mergeTexts.leadsOn}</Small>}
        {chosen && (
          <AnswersToShare
            from={chosen.merged_into ?? chosen.id}
            author={isSeveral ? mergeTexts.writers : (items[0]?.username ?? 'Anonymous')}
          />
        )}
      </Stack>
    </Modal>
  )
}
