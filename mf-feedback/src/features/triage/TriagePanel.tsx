import type { ReceivedFeedback } from '@truenorth/api-contract/feedback'
import { longestLabel, mostLabels } from '@truenorth/api-contract/inbox'
import { lowerCase } from '@truenorth/api-contract/text'
import { labelledDifferences } from '@truenorth/shared-auth/forms'
import { Box, Grid } from '@truenorth/shared-ui'
import { Field, loadConflictPanel, Select, TagInput } from '@truenorth/shared-ui/forms'
import { triageValuesOf, useDesk } from '../../api/triage'
import { lazyPart } from '../../components/lazyPart'
import { mergeTexts } from '../../content'
import { stateLabels, stateNamed, stateOptions } from '../../domain/feedbackStates'
import type { Triage } from './useTriage'

const ConflictPanel = lazyPart(loadConflictPanel, null)

const nobody = { value: '', label: 'Nobody yet' }
const fieldNames = {
  state: 'State',
  assignee: 'Taken care of by',
  labels: 'Labels',
  merged_into: 'Merged into',
}

// Whoever has it stays among the options after they are no administrator any more.
const useAssigneeOptions = ({ assignee }: ReceivedFeedback) => {
  const { administrators } = useDesk()
  const isListed = administrators.some(({ id }) => id === assignee?.id)
  const people = assignee && !isListed ? [...administrators, assignee] : administrators
  return [nobody, ...people.map(({ id, username }) => ({ value: String(id), label: username }))]
}

type TriagePanelProps = {
  item: ReceivedFeedback
  triage: Pick<Triage, 'change' | 'saving' | 'conflict' | 'takeTheirs'>
}

/** What an item's state is, who takes care of it, and its labels: a choice is saved at once. */
export const TriagePanel = ({ item, triage }: TriagePanelProps) => {
  const { change, saving, conflict, takeTheirs } = triage
  const people = useAssigneeOptions(item)
  const values = { ...triageValuesOf(item), ...saving }
  const nameOf = (id: number | null | undefined) =>
    people.find(({ value }) => value === String(id ?? ''))?.label ?? nobody.label

  return (
    <Box marginTop="24px" paddingTop="18px" borderTop="1px solid" borderColor="line">
      <Grid
        templateColumns="repeat(auto-fit, minmax(min(100%, 11rem), 1fr))"
        gap="14px 16px"
        marginBottom="14px"
      >
        <Field
          label={fieldNames.state}
          hint={item.merged_into === undefined ? undefined : mergeTexts.state}
        >
          <Select
            disabled={item.merged_into !== undefined}
            options={stateOptions}
            value={values.state}
            onChange={({ target }) => change({ state: stateNamed(target.value) })}
          />
        </Field>
        <Field label={fieldNames.assignee}>
          <Select
            options={people}
            value={String(values.assignee ?? '')}
            onChange={({ target }) =>
              change({ assignee: target.value === '' ? null : Number(target.value) })
            }
          />
        </Field>
      </Grid>
      <TagInput
        label="Add a label"
        placeholder="Add a label"
        value={values.labels}
        normalize={(word) => lowerCase(word.trim())}
        longest={longestLabel}
        onChange={(labels) => change({ labels: labels.slice(0, mostLabels) })}
      />
      {conflict && (
        <Box marginTop="14px">
          <ConflictPanel
            what="feedback"
            differences={labelledDifferences(
              fieldNames,
              { ...triageValuesOf(conflict.present), ...conflict.changes },
              triageValuesOf(conflict.present),
              (name, { state, assignee, labels, merged_into }) => {
                if (name === 'state') return stateLabels[state ?? 'new']
                if (name === 'assignee') return nameOf(assignee)
                if (name === 'labels') return labels?.join(', ')
                return merged_into ? `No. ${merged_into}` : 'No other message'
              },
            )}
            isSaving={saving !== undefined}
            onKeepMine={() => change(conflict.changes, conflict.present)}
            onTakeTheirs={takeTheirs}
          />
        </Box>
      )}
    </Box>
  )
}
