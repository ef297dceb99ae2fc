import { Field, TextArea } from '@truenorth/shared-ui/forms'

/** Longest note, in code points (D15). */
export const longestNote = 500

type NoteFieldProps = {
  value: string
  onChange: (note: string) => void
  /** Cuts what is too long instead of saying so. */
  capped?: boolean
  required?: boolean
  hint?: string
  error?: string | undefined
}

/** The note with its counter. */
export const NoteField = ({ value, onChange, capped = false, ...rest }: NoteFieldProps) => (
  <Field label="Note" counter={{ text: value, max: longestNote }} {...rest}>
    <TextArea
      {...(capped && { limit: longestNote })}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  </Field>
)
