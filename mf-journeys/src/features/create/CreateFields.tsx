import {
  Field,
  DateInput,
  Select,
  TextArea,
  TextInput,
  type UseFormReturn,
} from '@truenorth/shared-ui/forms'
import { createCategories } from '../category/categories'
import { FormPair } from '../form/FormColumn'
import { createRules } from './createRules'
import type { CreateValues } from './createValues'

type CreateFieldsProps = { form: UseFormReturn<CreateValues>; today: string }

const noCategory = { value: '', label: 'Choose a category' }

/** The written fields of the create form. */
export const CreateFields = ({ form, today }: CreateFieldsProps) => {
  const { register, formState, watch } = form
  const { errors } = formState
  const rules = createRules(today)
  const start = watch('start_date')
  return (
    <>
      <Field label="Name" required error={errors.title?.message}>
        <TextInput dir="auto" autoComplete="off" {...register('title', rules.title)} />
      </Field>
      <Field label="Description" required error={errors.description?.message}>
        <TextArea {...register('description', rules.description)} />
      </Field>
      <Field label="Category" required error={errors.category?.message}>
        <Select
          options={[noCategory, ...createCategories]}
          {...register('category', rules.category)}
        />
      </Field>
      <FormPair>
        <Field label="Start date" required error={errors.start_date?.message}>
          <DateInput min={today} {...register('start_date', rules.start_date)} />
        </Field>
        <Field label="End date" required error={errors.target_date?.message}>
          <DateInput min={start || today} {...register('target_date', rules.target_date)} />
        </Field>
      </FormPair>
    </>
  )
}
