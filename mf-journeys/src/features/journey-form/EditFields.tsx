import type { Editor } from '@truenorth/shared-auth/forms'
import {
  DateInput,
  Field,
  FieldPair,
  FieldSet,
  Select,
  TextArea,
  TextInput,
} from '@truenorth/shared-ui/forms'
import { editLabels, type EditValues } from './editValues'
import { defaultEditColor, editCategoriesWith, editThemes } from './fieldOptions'
import { ThemePicker } from './ThemePicker'

type EditFieldsProps = {
  editor: Editor<EditValues>
  today: string
  /** The category at the start, which stays among the options. */
  category: string
}

/** The fields of the edit form and of the quick path. */
export const EditFields = ({ editor, today, category }: EditFieldsProps) => {
  const { register, controlled, errors } = editor
  return (
    <>
      <Field label={editLabels.title} required error={errors.title}>
        <TextInput dir="auto" autoComplete="off" {...register('title')} />
      </Field>
      <Field label={editLabels.description} error={errors.description}>
        <TextArea {...register('description')} />
      </Field>
      <FieldPair>
        <Field label={editLabels.target_date} required error={errors.target_date}>
          <DateInput min={today} {...register('target_date')} />
        </Field>
        <Field label={editLabels.category} error={errors.category}>
          <Select options={editCategoriesWith(category)} {...register('category')} />
        </Field>
      </FieldPair>
      <FieldSet legend={editLabels.color} error={errors.color}>
        <ThemePicker themes={editThemes} fallback={defaultEditColor} {...controlled('color')} />
      </FieldSet>
    </>
  )
}
