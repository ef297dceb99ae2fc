import {
  addDays,
  Button,
  chakra,
  formatDate,
  formatClock,
  formatWeekday,
  userDayEnd,
  userZone,
  useToday,
} from '@truenorth/shared-ui'
import { DateInput, Field, FieldPair, TextInput } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import {
  countedDay,
  momentName,
  partsOf,
  wallClockOf,
  wallText,
  wallTime,
  withOffset,
} from '../domain/wallClock'

const hourMs = 3_600_000
const morning = 'T08:00'
const night = 'T22:00'

const columnsOf = (width: string) => `repeat(auto-fit, minmax(min(${width}, 100%), 1fr))`

const Form = chakra('form', { base: { display: 'grid', gap: '16px' } })

const Presets = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: columnsOf('8rem'),
    gap: '8px',
    '& > button': {
      minHeight: '52px',
      padding: '6px 12px',
      border: '1px solid',
      borderColor: 'line.strong',
      borderRadius: '8',
      background: 'surface',
      textAlign: 'start',
      lineHeight: '1.25',
    },
    '& > [aria-pressed=true]': {
      borderColor: 'brand',
      background: 'brand.wash',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
    },
    '& small': { display: 'block', color: 'ink.muted', fontSize: '14' },
  },
})

const Note = chakra('p', { base: { color: 'ink.muted', fontSize: '14' } })

// Those that are still to come are left out. An empty one is now.
const presetsAt = (now: number, zone: string, dayEnd: number) => {
  const present = wallClockOf(now, zone)
  const today = countedDay(present, dayEnd)
  const presets = [
    { name: 'Now', value: '', at: present },
    { name: 'An hour ago', value: wallClockOf(now - hourMs, zone) },
    { name: 'This morning', value: today + morning },
    { name: 'Last night', value: addDays(today, -1) + night },
  ]
  return presets
    .filter(({ value }) => value <= present)
    .map(({ name, value, at = value }) => {
      const { day } = partsOf(at)
      const weekday = day === today ? '' : formatWeekday(day)
      return { name, value, text: [weekday, wallTime(at)].filter(Boolean).join(', ') }
    })
}

const dayNote = (day: string, time: string, dayEnd: number) => {
  const counted = countedDay(`${day}T${time}`, dayEnd)
  const name = formatDate(counted, { weekday: true })
  return counted === day
    ? `It counts for ${name}.`
    : `It counts for ${name}, which ends at ${formatClock(`0${dayEnd}:00`)}.`
}

const noteOf = (day: string, time: string, { zone, dayEnd }: Place) =>
  [
    day && dayNote(day, time, dayEnd),
    day && !time && 'Without a time, no clock is shown with it.',
    zone !== userZone() && `This is by the clock of ${zone}.`,
  ]
    .filter(Boolean)
    .join(' ')

type Place = { zone: string; dayEnd: number }

const withoutOffset = (wall: string) => {
  const { day, time } = partsOf(wall)
  return time ? `${day}T${time}` : day
}

type WhenFormProps = {
  /** A wall clock, or a day alone; empty is now. */
  value: string
  /** The zone of that clock. Default: the user's, and then `onUse` gets its offset too. */
  zone: string | undefined
  /** The hour at which the day of what is changed ends. Default: as the user has set it. */
  dayEnd: number | undefined
  onUse: (value: string) => void
  onClose: () => void
}

const WhenForm = ({
  value,
  zone: ofZone,
  dayEnd = userDayEnd(),
  onUse,
  onClose,
}: WhenFormProps) => {
  const zone = ofZone ?? userZone()
  const [openedAt] = useState(() => Date.now())
  const [chosen, setChosen] = useState(() => withoutOffset(value))
  const [error, setError] = useState<string>()
  const present = wallClockOf(openedAt, zone)
  const { day, time } = partsOf(chosen || present)
  const choose = (next: string) => {
    setChosen(next)
    setError(undefined)
  }
  const chooseParts = (nextDay: string, nextTime: string) =>
    choose(nextTime || !nextDay ? `${nextDay}T${nextTime}` : nextDay)
  const submit = () => {
    if (!day) return setError('Choose a date.')
    const now = wallClockOf(Date.now(), zone)
    if (chosen > now || countedDay(chosen, dayEnd) > countedDay(now, dayEnd))
      return setError('This is still to come. Choose a time up to now.')
    onUse(ofZone === undefined ? withOffset(chosen) : chosen)
    return onClose()
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        // The form of the reading is around it, though not in the document.
        event.stopPropagation()
        submit()
      }}
    >
      <Presets role="group" aria-label="A time in one tap">
        {presetsAt(openedAt, zone, dayEnd).map((preset) => (
          <button
            key={preset.name}
            type="button"
            aria-pressed={chosen === preset.value}
            onClick={() => choose(preset.value)}
          >
            {preset.name}
            <small>{preset.text}</small>
          </button>
        ))}
      </Presets>
      <FieldPair gap="12px" gridTemplateColumns={columnsOf('9.5rem')}>
        <Field label="Date" error={error}>
          <DateInput
            value={day}
            max={partsOf(present).day}
            onChange={(event) => chooseParts(event.target.value, time)}
          />
        </Field>
        <Field label="Time">
          <TextInput
            type="time"
            value={time}
            onChange={(event) => chooseParts(day, event.target.value)}
          />
        </Field>
      </FieldPair>
      <Note aria-live="polite">{noteOf(day, time, { zone, dayEnd })}</Note>
      <Button type="submit" variant="solid" size="big" wide>
        Use this time
      </Button>
    </Form>
  )
}

type WhenSheetProps = WhenFormProps & { open: boolean }

/** Asks when a reading was: any moment up to now, or a day without a clock. */
export const WhenSheet = ({ open, ...form }: WhenSheetProps) => (
  <Modal open={open} onClose={form.onClose} title="When was it?" fromBelow>
    <WhenForm {...form} />
  </Modal>
)

/** A moment that was chosen, as text. */
export const ChosenTime = ({ value }: { value: string }) => (
  <time dateTime={value}>{wallText(value)}</time>
)

/** "Last night": what one calls that moment. */
export const ChosenName = ({ value, dayEnd = userDayEnd() }: { value: string; dayEnd?: number }) =>
  momentName(value, useToday(), dayEnd)
