import { type Editor, EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { useToday } from '@truenorth/shared-ui'
import {
  DateInput,
  EmojiPicker,
  Field,
  FieldPair,
  FieldSet,
  Select,
  TextArea,
  TextInput,
} from '@truenorth/shared-ui/forms'
import { journeyKind, useCreateJourney } from '../../api/journeyWrites'
import { TemplatePicker } from '../../components/TemplatePicker'
import { journeyCreated } from '../../content'
import { createRules, type CreateValues, emptyJourney, toNewJourney } from './createValues'
import { createCategories, createThemes, defaultCreateColor, journeyEmojis } from './fieldOptions'
import { filledIn, journeyTemplates } from './journeyTemplates'
import { ThemePicker } from './ThemePicker'

const draftKey = 'journey-new'
const noCategory = { value: '', label: 'Choose a category' }

type FieldsProps = { editor: Editor<CreateValues>; today: string }

const CreateFields = ({ editor, today }: FieldsProps) => {
  const { register, controlled, values, errors } = editor
  return (
    <>
      <Field label="Name" required error={errors.title}>
        <TextInput dir="auto" autoComplete="off" {...register('title')} />
      </Field>
      <Field label="Description" required error={errors.description}>
        <TextArea {...register('description')} />
      </Field>
      <Field label="Category" required error={errors.category}>
        <Select options={[noCategory, ...createCategories]} {...register('category')} />
      </Field>
      <FieldPair>
        <Field label="Start date" required error={errors.start_date}>
          <DateInput min={today} {...register('start_date', { deps: 'target_date' })} />
        </Field>
        <Field label="End date" required error={errors.target_date}>
          <DateInput min={values.start_date || today} {...register('target_date')} />
        </Field>
      </FieldPair>
      <FieldSet legend="Colour theme" error={errors.color}>
        <ThemePicker themes={createThemes} fallback={defaultCreateColor} {...controlled('color')} />
      </FieldSet>
      <FieldSet legend="Emoji" error={errors.emoji}>
        <EmojiPicker label="Emoji" options={journeyEmojis} {...controlled('emoji')} />
      </FieldSet>
    </>
  )
}

/** The form of a new journey, which may be filled in from a template. */
export const CreateJourneyForm = ({ onClose }: { onClose: () => void }) => {
  const today = useToday()
  const { mutateAsync: createJourney } = useCreateJourney(draftKey)
  const editor = useEditor<CreateValues>({
    start: emptyJourney(today),
    save: (values) => createJourney(toNewJourney(values)),
    failureText: 'Failed to create journey',
    rules: createRules(today),
    validate: 'onTouched',
    draft: { key: draftKey, sentAs: { kind: journeyKind, body: toNewJourney } },
    leaving: { words: 'create' },
    onClose,
    success: journeyCreated,
  })
  return (
    <EditorForm
      editor={editor}
      label="Start a path"
      actions={{ save: 'Create Journey', saving: 'Creating…' }}
    >
      <TemplatePicker
        templates={journeyTemplates}
        noteOf={({ days }) => `${days} days`}
        written={editor.values}
        onPick={(template) => editor.change(filledIn(template, today))}
      />
      <CreateFields editor={editor} today={today} />
    </EditorForm>
  )
}
