import {
  DateInput,
  Field,
  Select,
  TextArea,
  TextInput,
  type UseFormReturn,
} from '@truenorth/shared-ui/forms'
import type { ReactNode } from 'react'
import { FormPair } from '../form/FormColumn'
import type { milestoneRules } from './milestoneRules'
import { milestoneLabels, type MilestoneValues } from './milestoneValues'

type MilestoneFieldsProps = {
  form: UseFormReturn<MilestoneValues>
  rules: ReturnType<typeof milestoneRules>
  today: string
  types: readonly { value: string; label: string }[]
  children?: ReactNode
}

const noType = { value: '', label: 'Choose a type' }

/** Title, description, type, target date and reward; what else a form has stands below. */
export const MilestoneFields = (props: MilestoneFieldsProps) => {
  const { form, rules, today, types, children } = props
  const { register, formState, watch } = form
  const { errors } = formState
  const isOpen = !watch('is_completed')
  return (
    <>
      <Field label={milestoneLabels.title} required error={errors.title?.message}>
        <TextInput dir="auto" autoComplete="off" {...register('title', rules.title)} />
      </Field>
      <Field label={milestoneLabels.description} error={errors.description?.message}>
        <TextArea {...register('description')} />
      </Field>
      <FormPair>
        <Field label={milestoneLabels.type} required error={errors.type?.message}>
          <Select options={[noType, ...types]} {...register('type', rules.type)} />
        </Field>
        <Field
          label={milestoneLabels.target_date}
          required={isOpen}
          error={errors.target_date?.message}
        >
          <DateInput min={today} {...register('target_date', rules.target_date)} />
        </Field>
      </FormPair>
      <Field
        label={milestoneLabels.reward}
        hint="What you will treat yourself to once you are there."
        error={errors.reward?.message}
      >
        <TextInput dir="auto" autoComplete="off" {...register('reward', rules.reward)} />
      </Field>
      {children}
    </>
  )
}
