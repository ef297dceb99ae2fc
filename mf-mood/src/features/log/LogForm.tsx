import { chakra } from '@truenorth/shared-ui'
import { EnergyPicker, FieldSet, MoodPicker } from '@truenorth/shared-ui/forms'
import { NoteField } from '../form/NoteField'
import { DailyInspiration } from '../quote/DailyInspiration'
import { TagPicker } from '../tags/TagPicker'
import { SaveBar } from './SaveBar'
import { useLogReading } from './useLogReading'

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px' },
})

const Unfolded = chakra('div', {
  base: { display: 'grid', gap: '24px', animation: 'rise {durations.enter} {easings.calm}' },
})

/** One reading: the mood first, the rest once it is chosen. */
export const LogForm = () => {
  const { values, change, save, isSaving } = useLogReading()
  const { mood_value, energy, note } = values
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (mood_value !== null && !isSaving) save()
      }}
    >
      <FieldSet legend="How are you right now?" silent>
        <MoodPicker
          value={mood_value ?? undefined}
          onChange={(mood) => change({ mood_value: mood })}
        />
      </FieldSet>
      {mood_value !== null && (
        <Unfolded>
          <FieldSet legend="Energy">
            <EnergyPicker
              value={energy}
              onChange={(level) => change({ energy: level })}
              onClear={() => change({ energy: null })}
            />
          </FieldSet>
          <NoteField value={note} onChange={(text) => change({ note: text })} capped />
          <TagPicker values={values} onChange={change} />
        </Unfolded>
      )}
      <DailyInspiration />
      <SaveBar canSave={mood_value !== null} isSaving={isSaving} />
    </Form>
  )
}
