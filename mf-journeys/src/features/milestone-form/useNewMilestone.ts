import type { NewMilestone } from '@truenorth/api-contract/journeys'
import { type EditorOptions, useEditor } from '@truenorth/shared-auth/forms'
import type { JourneyId } from '../../api/journeys'
import { milestoneFailureText } from '../../api/completion'
import { milestoneKind, useCreateMilestone } from '../../api/milestoneWrites'
import { emptyMilestone, type MilestoneValues } from './milestoneValues'

/** Where a form of a milestone is, and what leaves it. */
export type MilestoneFormProps = { journeyId: JourneyId; onClose: () => void }

type NewMilestoneOptions = MilestoneFormProps & {
  draftKey: string
  rules: NonNullable<EditorOptions<MilestoneValues, unknown, unknown>['rules']>
  /** What is sent of the form. */
  body: (values: MilestoneValues) => NewMilestone
}

/** The buttons of a form of a new milestone. */
export const newMilestoneActions = { save: 'Create Milestone', saving: 'Saving…' }

/** The state of a form of a new milestone. */
export const useNewMilestone = (options: NewMilestoneOptions) => {
  const { journeyId, draftKey, rules, body, onClose } = options
  const { mutateAsync: createMilestone } = useCreateMilestone(journeyId, draftKey)
  return useEditor<MilestoneValues>({
    start: emptyMilestone,
    save: (values) => createMilestone(body(values)),
    failureText: milestoneFailureText,
    rules,
    validate: 'onTouched',
    draft: { key: draftKey, sentAs: { kind: milestoneKind, body } },
    leaving: { words: 'create' },
    onClose,
    success: {
      title: 'Milestone Created!',
      text: 'One more waypoint stands on your path.',
      durationMs: 1200,
    },
  })
}
