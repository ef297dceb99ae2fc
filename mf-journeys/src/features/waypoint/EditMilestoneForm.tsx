import { useToday } from '@truenorth/shared-ui'
import type { Milestone } from '@truenorth/api/contract'
import { Checkbox } from '@truenorth/shared-ui/forms'
import type { VersionedMilestone } from '../../api/milestones'
import { discardEdit } from '../discard/discardWords'
import { useDiscard } from '../discard/useDiscard'
import { FormButtons } from '../form/FormButtons'
import { FormColumn } from '../form/FormColumn'
import { milestoneTypeOptions } from '../milestone/milestoneTypes'
import { SuccessDialog } from '../success/SuccessDialog'
import { MilestoneFields } from './MilestoneFields'
import { milestoneRules, plainWords } from './milestoneRules'
import { milestoneLabels } from './milestoneValues'
import { MilestoneSaveTrouble } from './MilestoneSaveTrouble'
import type { MilestoneFormProps } from './NewMilestoneForm'
import { useEditMilestone } from './useEditMilestone'

type EditMilestoneFormProps = MilestoneFormProps & { milestone: VersionedMilestone }

/** Changes a milestone, and marks it as completed. */
export const EditMilestoneForm = ({ journeyId, milestone, onClose }: EditMilestoneFormProps) => {
  const { data } = milestone
  const today = useToday()
  const { form, draft, save, take, isDirty } = useEditMilestone(
    { journeyId, milestoneId: data.id },
    milestone,
  )
  const leaving = useDiscard({
    dirty: isDirty,
    words: discardEdit,
    onDiscard: draft.clearDraft,
    onClose,
    inline: false,
  })
  const saveOver = (etag: string | undefined) => form.handleSubmit(() => save.mutate(etag))
  return (
    <FormColumn aria-label="Edit milestone" onSubmit={saveOver(draft.etag)}>
      <MilestoneFields
        form={form}
        rules={milestoneRules(plainWords, today, data.target_date)}
        today={today}
        types={milestoneTypeOptions}
      >
        <Checkbox {...form.register('is_completed', { deps: 'target_date' })}>
          {milestoneLabels.is_completed}
        </Checkbox>
      </MilestoneFields>
      <MilestoneSaveTrouble
        error={save.error}
        values={form.watch()}
        onKeepMine={(present: string | undefined) => void saveOver(present)()}
        onTakeTheirs={(theirs: Milestone) => take(theirs)}
      />
      <FormButtons
        save="Save Milestone"
        saving="Saving…"
        isSaving={save.isPending || save.isSuccess}
        onCancel={leaving.cancel}
      />
      <SuccessDialog
        open={save.isSuccess}
        title="Milestone Updated!"
        text="Your path knows about it."
        forMs={1200}
        onDone={onClose}
      />
    </FormColumn>
  )
}
