import { Field, FormBanner, TextInput, type UseFormReturn } from '@truenorth/shared-ui/forms'
import { Button } from '@truenorth/shared-ui'
import type { JourneyId } from '../../api/journeys'
import { MilestoneFields } from '../waypoint/MilestoneFields'
import { guidedWords, milestoneRules } from '../waypoint/milestoneRules'
import type { MilestoneValues } from '../waypoint/milestoneValues'
import { progressRule } from './progressRule'
import { useMilestoneTypes } from './useMilestoneTypes'

type GuidedFieldsProps = {
  form: UseFormReturn<MilestoneValues>
  journeyId: JourneyId
  today: string
}

/** The fields of a milestone, its types from the server, and how far it has come already. */
export const GuidedFields = ({ form, journeyId, today }: GuidedFieldsProps) => {
  const { data: types = [], isError, refetch } = useMilestoneTypes(journeyId)
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
      <MilestoneFields
        form={form}
        rules={milestoneRules(guidedWords, today)}
        today={today}
        types={types}
      >
        <Field
          label="Progress"
          hint="How far it has come already, from 0 to 100."
          error={form.formState.errors.progress?.message}
        >
          <TextInput
            type="number"
            inputMode="numeric"
            min={0}
            max={100}
            step={1}
            {...form.register('progress', progressRule)}
          />
        </Field>
      </MilestoneFields>
    </>
  )
}
