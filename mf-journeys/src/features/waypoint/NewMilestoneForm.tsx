import { useToday } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'
import { discardNew } from '../discard/discardWords'
import { useDiscard } from '../discard/useDiscard'
import { FormButtons } from '../form/FormButtons'
import { FormColumn } from '../form/FormColumn'
import { SaveTrouble } from '../form/SaveTrouble'
import { milestoneTypeOptions } from '../milestone/milestoneTypes'
import { SuccessDialog } from '../success/SuccessDialog'
import { milestoneFailureText } from '../trouble/milestoneFailureText'
import { MilestoneFields } from './MilestoneFields'
import { milestoneRules, plainWords } from './milestoneRules'
import { toMilestone } from './milestoneValues'
import { useNewMilestone } from './useNewMilestone'

export type MilestoneFormProps = { journeyId: JourneyId; onClose: () => void }

/** Adds a milestone to a journey. */
export const NewMilestoneForm = ({ journeyId, onClose }: MilestoneFormProps) => {
  const today = useToday()
  const { form, create, clearDraft, isDirty } = useNewMilestone(journeyId)
  const leaving = useDiscard({
    dirty: isDirty,
    words: discardNew,
    onDiscard: clearDraft,
    onClose,
    inline: false,
  })
  return (
    <FormColumn
      aria-label="Add a milestone"
      onSubmit={form.handleSubmit((values) => create.mutate(toMilestone(values)))}
    >
      <MilestoneFields
        form={form}
        rules={milestoneRules(plainWords, today)}
        today={today}
        types={milestoneTypeOptions}
      />
      <SaveTrouble error={create.error} text={milestoneFailureText(create.error)} />
      <FormButtons
        save="Create Milestone"
        saving="Saving…"
        isSaving={create.isPending || create.isSuccess}
        onCancel={leaving.cancel}
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
