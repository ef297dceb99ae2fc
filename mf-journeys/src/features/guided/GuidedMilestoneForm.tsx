import { useToday } from '@truenorth/shared-ui'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { discardNew } from '../discard/discardWords'
import { useDiscard } from '../discard/useDiscard'
import { FormButtons } from '../form/FormButtons'
import { FormColumn } from '../form/FormColumn'
import { SaveTrouble } from '../form/SaveTrouble'
import { SuccessDialog } from '../success/SuccessDialog'
import { TemplateList } from '../template/TemplateList'
import { useTemplatePick } from '../template/useTemplatePick'
import { milestoneFailureText } from '../trouble/milestoneFailureText'
import type { MilestoneFormProps } from '../waypoint/NewMilestoneForm'
import { GuidedFields } from './GuidedFields'
import { milestoneTemplates } from './milestoneTemplates'
import { useGuidedMilestone } from './useGuidedMilestone'

/** Adds a milestone from a template, after a question (D6). */
export const GuidedMilestoneForm = ({ journeyId, onClose }: MilestoneFormProps) => {
  const today = useToday()
  const { form, create, fill, send, clearDraft, isDirty } = useGuidedMilestone(journeyId, today)
  const templates = useTemplatePick({
    templates: milestoneTemplates,
    written: form.getValues,
    fill,
  })
  const [isAsking, setIsAsking] = useState(false)
  const leaving = useDiscard({
    dirty: isDirty,
    words: discardNew,
    onDiscard: clearDraft,
    onClose,
    inline: false,
  })
  const confirm = () => {
    setIsAsking(false)
    send()
  }
  return (
    <FormColumn
      aria-label="Add a milestone from a template"
      onSubmit={form.handleSubmit(() => setIsAsking(true))}
    >
      <TemplateList
        templates={milestoneTemplates.map((template) => ({
          title: template.title,
          emoji: template.emoji,
          note: `About ${template.days} days`,
          onPick: () => templates.pick(template),
        }))}
      />
      <GuidedFields form={form} journeyId={journeyId} today={today} />
      <SaveTrouble error={create.error} text={milestoneFailureText(create.error)} />
      <FormButtons
        save="Create Milestone"
        saving="Saving…"
        isSaving={create.isPending || create.isSuccess}
        onCancel={leaving.cancel}
      />
      {templates.dialog}
      <ConfirmDialog
        open={isAsking}
        title="Create Milestone"
        text="Are you sure you want to create this milestone?"
        confirmLabel="Create"
        onConfirm={confirm}
        onCancel={() => setIsAsking(false)}
      />
      <SuccessDialog
        open={create.isSuccess}
        title="Milestone Created!"
        text="One more waypoint stands on your path."
        forMs={1200}
        onDone={onClose}
      />
    </FormColumn>
  )
}
