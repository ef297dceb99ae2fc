import { longestLabel, mostAtOnce } from '@truenorth/api-contract/inbox'
import { Box, Button, Flex, Grid, Stack, Text, toast, TrashIcon } from '@truenorth/shared-ui'
import { Select, TextInput } from '@truenorth/shared-ui/forms'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { type FormEvent, useState } from 'react'
import { useFeedbackList } from '../../api/feedback'
import { useChangeSeveral, useDesk, useRemoveSeveral } from '../../api/triage'
import type { Selection } from '../../components/useSelection'
import { inboxTexts } from '../../content'
import { pageQuery } from '../../domain/feedbackQuery'
import { stateNamed, stateOptions } from '../../domain/feedbackStates'
import type { InboxView } from '../../domain/inboxView'

const unset = { value: '', label: 'Set the state…' }
const unassigned = { value: '', label: 'Give them to…' }

const counted = (count: number) => (count === 1 ? '1 item' : `${count} items`)

const resultText = (changed: number, conflicts: number, done = 'changed') =>
  conflicts === 0
    ? `${counted(changed)} ${done}.`
    : `${counted(changed)} ${done}. ${counted(conflicts)} had been changed by somebody else and stayed; they are still selected.`

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

  // Each as the list shows it now: that is what the choice was made over.
  const chosen = selection.items.map((item) => listed.find(({ id }) => id === item.id) ?? item)
  const seen = () => chosen.slice(0, mostAtOnce).map(({ id, version = 1 }) => ({ id, version }))
  // What somebody else had changed stays, and is still selected.
  const goOnWith = (conflicts: Parameters<typeof selection.set>[0]) =>
    conflicts.length > 0 ? selection.set(conflicts) : selection.end()
  const remove = () => {
    setAsking(false)
    removing.mutate(
      { items: seen() },
      {
        onSuccess: ({ removed, conflicts }) => {
          toast.show({ text: resultText(removed.length, conflicts.length, 'deleted') })
          goOnWith(conflicts)
        },
      },
    )
  }
  const change = (changes: Omit<Parameters<typeof mutate>[0], 'items'>) =>
    mutate(
      { items: seen(), ...changes },
      {
        onSuccess: ({ changed, conflicts }) => {
          toast.show({
            text: resultText(changed.length, conflicts.length),
            tone: conflicts.length > 0 ? 'plain' : 'good',
          })
          goOnWith(conflicts)
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
        <Text as="output" fontWeight="560">{`${counted(chosen.length)} selected`}</Text>
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
      <Button variant="line" disabled={isIdle} onClick={() => change({ is_read: true })}>
        Mark as read
      </Button>
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
        title={`Delete ${counted(chosen.length)}?`}
        text={inboxTexts.deletingSeveral}
        confirmLabel="Delete"
        onConfirm={remove}
        onCancel={() => setAsking(false)}
      />
    </Stack>
  )
}
