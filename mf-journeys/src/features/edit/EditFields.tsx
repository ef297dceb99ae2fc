import {
  DateInput,
  Field,
  FieldSet,
  Select,
  TextArea,
  TextInput,
  useController,
  type UseFormReturn,
} from '@truenorth/shared-ui/forms'
import { editCategoriesWith } from '../category/categories'
import { FormPair } from '../form/FormColumn'
import { ThemePicker } from '../theme/ThemePicker'
import { defaultEditColor, editThemes } from '../theme/themes'
import { editLabels, type EditValues } from './editValues'
import { editRules } from './editRules'

type EditFieldsProps = {
  form: UseFormReturn<EditValues>
  today: string
  /** The target date that the journey had, when it is one that exists. */
  target: string | undefined
  category: string
}

/** Title, description, target date, category and colour theme. */
export const EditFields = ({ form, today, target, category }: EditFieldsProps) => {
  const { register, control, formState } = form
  const { errors } = formState
  const rules = editRules(today, target)
  const color = useController({ control, name: 'color' }).field
  return (
    <>
      <Field label={editLabels.title} required error={errors.title?.message}>
        <TextInput dir="auto" autoComplete="off" {...register('title', rules.title)} />
      </Field>
      <Field label={editLabels.description} error={errors.description?.message}>
        <TextArea {...register('description')} />
      </Field>
      <FormPair>
        <Field label={editLabels.target_date} required error={errors.target_date?.message}>
          <DateInput min={today} {...register('target_date', rules.target_date)} />
        </Field>
        <Field label={editLabels.category} error={errors.category?.message}>
          <Select options={editCategoriesWith(category)} {...register('category')} />
        </Field>
      </FormPair>
      <FieldSet legend={editLabels.color}>
        <ThemePicker
          themes={editThemes}
          value={color.value}
          onChange={color.onChange}
          fallback={defaultEditColor}
        />
      </FieldSet>
    </>
  )
}
