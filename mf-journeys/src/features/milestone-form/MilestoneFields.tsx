import type { Editor } from '@truenorth/shared-auth/forms'
import {
  DateInput,
  Field,
  FieldPair,
  Select,
  TextArea,
  TextInput,
} from '@truenorth/shared-ui/forms'
import type { ReactNode } from 'react'
import { milestoneLabels, type MilestoneValues } from './milestoneValues'

type MilestoneFieldsProps = {
  editor: Editor<MilestoneValues>
  today: string
  types: readonly { value: string; label: string }[]
  /** Further fields of a form. */
  children?: ReactNode
}

const noType = { value: '', label: 'Choose a type' }

/** The fields that all forms of a milestone have. */
export const MilestoneFields = ({ editor, today, types, children }: MilestoneFieldsProps) => {
  const { register, values, errors } = editor
  return (
    <>
      <Field label={milestoneLabels.title} required error={errors.title}>
        <TextInput dir="auto" autoComplete="off" {...register('title')} />
      </Field>
      <Field label={milestoneLabels.description} error={errors.description}>
        <TextArea {...register('description')} />
      </Field>
      <FieldPair>
        <Field label={milestoneLabels.type} required error={errors.type}>
          <Select options={[noType, ...types]} {...register('type')} />
        </Field>
        <Field
          label={milestoneLabels.target_date}
          required={!values.is_completed}
          error={errors.target_date}
        >
          <DateInput min={today} {...register('target_date')} />
        </Field>
      </FieldPair>
      <Field
        label={milestoneLabels.reward}
        hint="What you will treat yourself to once you are there."
        error={errors.reward}
      >
        <TextInput dir="auto" autoComplete="off" {...register('reward')} />
      </Field>
      {children}
    </>
  )
}
