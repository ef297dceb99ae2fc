import { EnergyPicker, FieldSet, MoodRow } from '@truenorth/shared-ui/forms'
import { requiredNoteHint } from '../../content'
import { NoteField } from '../form/NoteField'
import type { ReadingValues } from '../form/readingValues'
import { TagPicker } from '../tags/TagPicker'
import type { EditProblems } from './editProblems'

type EditFieldsProps = {
  values: ReadingValues
  problems: EditProblems
  onChange: (changes: Partial<ReadingValues>) => void
}

/** Mood, energy, note and tags of a reading that exists. */
export const EditFields = ({ values, problems, onChange }: EditFieldsProps) => (
  <>
    <FieldSet legend="Mood" error={problems.mood}>
      <MoodRow
        value={values.mood_value ?? undefined}
        onChange={(mood) => onChange({ mood_value: mood })}
      />
    </FieldSet>
    <FieldSet legend="Energy">
      <EnergyPicker
        value={values.energy}
        onChange={(level) => onChange({ energy: level })}
        onClear={() => onChange({ energy: null })}
      />
    </FieldSet>
    <NoteField
      value={values.note}
      onChange={(note) => onChange({ note })}
      required
      hint={requiredNoteHint}
      error={problems.note}
    />
    <TagPicker values={values} onChange={onChange} />
  </>
)
