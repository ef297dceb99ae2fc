import { longestLabel } from '@truenorth/api-contract/inbox'
import { Box, Button, Flex, Grid, Stack, Text, toast, TrashIcon } from '@truenorth/shared-ui'
import { Select, TextInput } from '@truenorth/shared-ui/forms'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { type FormEvent, useState } from 'react'
import { useFeedbackList } from '../../api/feedback'
import { useChangeSeveral, useDesk, useRemoveSeveral } from '../../api/triage'
import { type Selection, seenOf } from '../../components/useSelection'
import { inboxTexts, itemsText, severalText } from '../../content'
import { pageQuery } from '../../domain/feedbackQuery'
import { stateNamed, stateOptions } from '../../domain/feedbackStates'
import type { InboxView } from '../../domain/inboxView'

const unset = { value: '', label: 'Set the state…' }
const unassigned = { value: '', label: 'Give them to…' }

/** What can be done with all chosen items at once; a button that starts choosing where nothing is chosen. */
export const SelectionBar = ({ view, selection }: { view: InboxView; selection: Selection }) => {
  const { items: listed = [] } = useFeedbackList(pageQuery(view))
  const { administrators } = useDesk()
  const { mutate, isPending } = useChangeSeveral()
  const removing = useRemoveSeveral()
  const [label, setLabel] = useState('')
  const [isAsking, setAsking] = useState(false)
  if (listed.length === 0 && !selection.isOn) return null
  if (!selection.isOn) {
    return (
      <Flex justify="flex-end" marginBottom="8px">
        <Button variant="quiet" fontSize="14" color="ink.muted" onClick={selection.start}>
          Select several
        </Button>
      </Flex>
    )
  }

  const chosen = selection.items
  const items = seenOf(chosen)
  const remove = () => {
    setAsking(false)
    removing.mutate(
      { items },
      {
        onSuccess: ({ removed, conflicts }) => {
          toast.show({ text: severalText(removed.length, conflicts.length, 'deleted') })
          selection.goOnWith(conflicts)
        },
      },
    )
  }
  const change = (changes: Omit<Parameters<typeof mutate>[0], 'items'>) =>
    mutate(
      { items, ...changes },
      {
        onSuccess: ({ changed, conflicts }) => {
          toast.show({
            text: severalText(changed.length, conflicts.length),
            tone: conflicts.length > 0 ? 'plain' : 'good',
          })
          selection.goOnWith(conflicts)
        },
      },
    )
  const addLabel = (event: FormEvent) => {
    event.preventDefault()
    if (label.trim() === '') return
    change({ add_label: label })
    setLabel('')
  }
  const isIdle = chosen.length === 0 || isPending || removing.isPending

  return (
    <Stack
      as="section"
      aria-label="Selected items"
      gap="10px"
      marginBottom="12px"
      padding="14px"
      border="1px solid"
      borderColor="line"
      borderRadius="14"
      background="surface"
    >
      <Flex wrap="wrap" align="center" justify="space-between" gap="4px 12px">
        <Text as="output" fontWeight="560">{`${itemsText(chosen.length)} selected`}</Text>
        <Flex wrap="wrap" gap="0">
          <Button variant="quiet" fontSize="14" onClick={() => selection.set(listed)}>
            Select all listed
          </Button>
          <Button variant="quiet" fontSize="14" onClick={selection.end}>
            Done
          </Button>
        </Flex>
      </Flex>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" gap="8px">
        <Select
          aria-label="State of the selected items"
          disabled={isIdle}
          options={[unset, ...stateOptions]}
          value=""
          onChange={({ target }) => change({ state: stateNamed(target.value) })}
        />
        <Select
          aria-label="Who takes care of the selected items"
          disabled={isIdle}
          options={[
            unassigned,
            { value: '0', label: 'Nobody' },
            ...administrators.map(({ id, username }) => ({ value: String(id), label: username })),
          ]}
          value=""
          onChange={({ target }) => change({ assignee: Number(target.value) || null })}
        />
      </Grid>
      <Flex as="form" wrap="wrap" gap="8px" onSubmit={addLabel}>
        <Box flex="1 1 120px" minWidth="0">
          <TextInput
            aria-label="Label for the selected items"
            placeholder="Add a label"
            maxLength={longestLabel}
            value={label}
            onChange={({ target }) => setLabel(target.value)}
          />
        </Box>
        <Button variant="line" type="submit" disabled={isIdle}>
          Add
        </Button>
      </Flex>
      <Grid templateColumns="repeat(auto-fit, minmax(min(100%, 10rem), 1fr))" gap="8px">
        <Button variant="line" disabled={isIdle} onClick={() => change({ is_read: true })}>
          Mark as read
        </Button>
        <Button
          variant="line"
          aria-haspopup="dialog"
          disabled={isIdle}
          onClick={selection.askMerge}
        >
          Merge into…
        </Button>
      </Grid>
      <Button
        variant="quiet"
        color="bad"
        icon={<TrashIcon size={20} />}
        disabled={isIdle}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        danger
        title={`Delete ${itemsText(chosen.length)}?`}
        text={inboxTexts.deletingSeveral}
        confirmLabel="Delete"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  )
}
