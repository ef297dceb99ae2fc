import { useQuery } from '@tanstack/react-query'
import { type Editor, EditorForm } from '@truenorth/shared-auth/forms'
import { addDays, Button, useToday } from '@truenorth/shared-ui'
import { Field, FormBanner, TextInput } from '@truenorth/shared-ui/forms'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import type { JourneyId } from '../../api/journeys'
import { milestoneQueries } from '../../api/milestones'
import { TemplatePicker } from '../../components/TemplatePicker'
import { MilestoneFields } from './MilestoneFields'
import { guidedRules } from './milestoneRules'
import { type MilestoneTemplate, milestoneTemplates } from './milestoneTemplates'
import { type MilestoneValues, toGuidedMilestone } from './milestoneValues'
import { type MilestoneFormProps, newMilestoneActions, useNewMilestone } from './useNewMilestone'

type GuidedFieldsProps = { editor: Editor<MilestoneValues>; journeyId: JourneyId; today: string }

// The types come from the server, and the progress can be set.
const GuidedFields = ({ editor, journeyId, today }: GuidedFieldsProps) => {
  const { data: types = [], isError, refetch } = useQuery(milestoneQueries.types(journeyId))
  return (
    <>
      {isError && (
        <FormBanner>
          Failed to load milestone types{' '}
          <Button variant="quiet" onClick={() => void refetch()}>
            Try Again
          </Button>
        </FormBanner>
      )}
      <MilestoneFields editor={editor} today={today} types={types}>
        <Field
          label="Progress"
          hint="How far it has come already, from 0 to 100."
          error={editor.errors.progress}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={1}
            {...editor.register('progress')}
          />
        </Field>
      </MilestoneFields>
    </>
  )
}

const valuesOf = (
  { title, description, type, reward, days }: MilestoneTemplate,
  today: string,
) => ({
  title,
  description,
  type,
  reward,
  target_date: addDays(today, days),
})

/** The form of a new milestone with templates and a question before it is created (D6). */
export const GuidedMilestoneForm = ({ journeyId, onClose }: MilestoneFormProps) => {
  const today = useToday()
  const [isAsking, setIsAsking] = useState(false)
  const editor = useNewMilestone({
    journeyId,
    draftKey: `milestone-guided-${journeyId}`,
    rules: guidedRules(today),
    body: toGuidedMilestone,
    onClose,
  })
  // The question comes only when the rules let the form save.
  const ask = editor.form.handleSubmit(() => setIsAsking(true))
  const confirm = () => {
    setIsAsking(false)
    void editor.submit()
  }
  return (
    <>
      <EditorForm
        editor={{ ...editor, submit: () => ask() }}
        label="Add a milestone from a template"
        actions={newMilestoneActions}
      >
        <TemplatePicker
          templates={milestoneTemplates}
          noteOf={({ days }) => `About ${days} days`}
          written={editor.values}
          onPick={(template) => editor.change(valuesOf(template, today))}
        />
        <GuidedFields editor={editor} journeyId={journeyId} today={today} />
      </EditorForm>
      <ConfirmDialog
        open={isAsking}
        title="Create Milestone"
        text="Are you sure you want to create this milestone?"
        confirmLabel="Create"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
    </>
  )
}
