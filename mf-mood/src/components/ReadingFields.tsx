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
  /** The note stands above the rest, and gets the focus in a dialog. */
  noteFirst?: boolean
  /** In the empty field of the note. */
  placeholder?: string
}

/** Energy, note and tags of a reading: what the forms share. */
export const ReadingFields = (props: ReadingFieldsProps) => {
  const { editor, cutsNote = false, requiresNote = false, noteFirst = false } = props
  const { values, errors, controlled, change } = editor
  const note = controlled('note')
  const energyField = (
    <FieldSet key="energy" legend="Energy">
      <EnergyPicker {...controlled('energy')} onClear={() => change({ energy: null })} />
    </FieldSet>
  )
  const noteField = (
    <Field
      key="note"
      label="Note"
      required={requiresNote}
      hint={props.noteHint}
      error={errors.note}
      counter={{ text: note.value, max: longestNote }}
    >
      <TextArea
        {...(cutsNote && { limit: longestNote })}
        placeholder={props.placeholder}
        value={note.value}
        onChange={(event) => note.onChange(event.target.value)}
      />
    </Field>
  )
  return (
    <>
      {noteFirst ? [noteField, energyField] : [energyField, noteField]}
      <TagPicker values={values} onChange={change} />
    </>
  )
}
