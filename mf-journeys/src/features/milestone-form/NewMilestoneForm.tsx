import { EditorForm } from '@truenorth/shared-auth/forms'
import { useToday } from '@truenorth/shared-ui'
import { milestoneTypeOptions } from '../../components/milestoneTypes'
import { MilestoneFields } from './MilestoneFields'
import { plainRules } from './milestoneRules'
import { toNewMilestone } from './milestoneValues'
import { type MilestoneFormProps, newMilestoneActions, useNewMilestone } from './useNewMilestone'

/** The plain form of a new milestone. */
export const NewMilestoneForm = ({ journeyId, onClose }: MilestoneFormProps) => {
  const today = useToday()
  const editor = useNewMilestone({
    journeyId,
    draftKey: `milestone-new-${journeyId}`,
    rules: plainRules(today),
    body: toNewMilestone,
    onClose,
  })
  return (
    <EditorForm editor={editor} label="Add a milestone" actions={newMilestoneActions}>
      <MilestoneFields editor={editor} today={today} types={milestoneTypeOptions} />
    </EditorForm>
  )
}
