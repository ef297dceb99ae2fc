import { longestNote } from '@truenorth/api-contract/moods'
import type { Editor } from '@truenorth/shared-auth/forms'
import { EnergyPicker, Field, FieldSet, TextArea } from '@truenorth/shared-ui/forms'
import type { ReadingValues } from '../domain/readingValues'
import { TagPicker } from './TagPicker'

type ReadingFieldsProps = {
  editor: Editor<ReadingValues>
  /** Cuts a note that is too long; otherwise the rules of the form speak (D15). */
  cutsNote?: boolean
  requiresNote?: boolean
  noteHint?: string
}

/** Energy, note and tags of a reading: what the forms share. */
export const ReadingFields = (props: ReadingFieldsProps) => {
  const { editor, cutsNote = false, requiresNote = false, noteHint } = props
  const { values, errors, controlled, change } = editor
  const note = controlled('note')
  return (
    <>
      <FieldSet legend="Energy">
        <EnergyPicker {...controlled('energy')} onClear={() => change({ energy: null })} />
      </FieldSet>
      <Field
        label="Note"
        required={requiresNote}
        hint={noteHint}
        error={errors.note}
        counter={{ text: note.value, max: longestNote }}
      >
        <TextArea
          {...(cutsNote && { limit: longestNote })}
          value={note.value}
          onChange={(event) => note.onChange(event.target.value)}
        />
      </Field>
      <TagPicker values={values} onChange={change} />
    </>
  )
}
