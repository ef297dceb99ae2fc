import type { Milestone } from '@truenorth/api-contract/journeys'
import { EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { useToday } from '@truenorth/shared-ui'
import { Checkbox } from '@truenorth/shared-ui/forms'
import type { VersionedMilestone } from '../../api/milestones'
import { milestoneFailureText } from '../../api/completion'
import { useSaveMilestone } from '../../api/milestoneWrites'
import { milestoneTypeOptions } from '../../components/milestoneTypes'
import { MilestoneFields } from './MilestoneFields'
import { plainRules } from './milestoneRules'
import {
  milestoneDifferences,
  milestoneLabels,
  type MilestoneValues,
  milestoneValuesOf,
  toNewMilestone,
} from './milestoneValues'
import type { MilestoneFormProps } from './useNewMilestone'

type EditMilestoneFormProps = MilestoneFormProps & { milestone: VersionedMilestone }

/** The form of a milestone that is edited; it can mark the milestone as completed. */
export const EditMilestoneForm = ({ journeyId, milestone, onClose }: EditMilestoneFormProps) => {
  const { data, etag } = milestone
  const today = useToday()
  const { mutateAsync: saveMilestone } = useSaveMilestone({ journeyId, milestoneId: data.id })
  const editor = useEditor<MilestoneValues, Milestone, Milestone>({
    start: milestoneValuesOf(data),
    save: (values, base) => saveMilestone({ changes: toNewMilestone(values), etag: base.etag }),
    failureText: milestoneFailureText,
    rules: plainRules(today, data.target_date),
    validate: 'onTouched',
    draft: { key: `milestone-${data.id}` },
    version: {
      etag,
      what: 'milestone',
      valuesOf: milestoneValuesOf,
      differences: milestoneDifferences,
    },
    leaving: { words: 'edit' },
    onClose,
    success: { title: 'Milestone Updated!', text: 'Your path knows about it.', durationMs: 1200 },
  })
  return (
    <EditorForm
      editor={editor}
      label="Edit milestone"
      actions={{ save: 'Save Milestone', saving: 'Saving…' }}
    >
      <MilestoneFields editor={editor} today={today} types={milestoneTypeOptions}>
        <Checkbox {...editor.register('is_completed', { deps: 'target_date' })}>
          {milestoneLabels.is_completed}
        </Checkbox>
      </MilestoneFields>
    </EditorForm>
  )
}
