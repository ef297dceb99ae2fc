import { Button, Card, chakra, moodScale, Text } from '@truenorth/shared-ui'
import { MoodRow, Select } from '@truenorth/shared-ui/forms'
import { useRef } from 'react'
import { countOf } from '../../components/counts'
import type { Choices, MoodName } from './reader/protocol'

const Rows = chakra('ul', {
  base: {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 1.1fr)' },
      alignItems: 'center',
      gap: '6px 16px',
      paddingBlock: '10px',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& .name': { fontWeight: '620', overflowWrap: 'anywhere' },
    '& .count': { color: 'ink.muted', fontSize: '14' },
  },
})

const options = moodScale
  .toReversed()
  .map(({ value, emoji, label }) => ({ value: String(value), label: `${emoji} ${label}` }))
const labelOf = (value: number) =>
  moodScale.find((step) => step.value === value)?.label ?? String(value)

const countsOf = ({ readings, entries, guess, value }: MoodName) =>
  [
    readings > 0 && countOf(readings, 'reading'),
    entries > 0 && countOf(entries, 'entry'),
    value === null && guess !== null && `perhaps ${labelOf(guess)}`,
  ]
    .filter(Boolean)
    .join(', ')

type MoodsCardProps = {
  moods: readonly MoodName[]
  chosen: Choices['moods']
  /** Its import was asked for before every mood had a value. */
  isAsked: boolean
  onChange: (moods: Choices['moods']) => void
}

const valueOf = ({ name, value }: MoodName, chosen: Choices['moods']) => chosen[name] ?? value

/** The moods of the source that have no value yet. */
export const unansweredMoods = (moods: readonly MoodName[], chosen: Choices['moods']) =>
  moods.filter((mood) => valueOf(mood, chosen) === null)

const introduce = (open: readonly MoodName[], guessed: number) => {
  if (open.length === 0) return 'Change whatever means something else to you.'
  const needs = open.length === 1 ? 'One of them needs you' : `${open.length} of them need you`
  return guessed > 0
    ? `${needs}. Words after “perhaps” are guesses from the names.`
    : `${needs}: only you know what they mean.`
}

/** Every mood of the source by its own name, with what it becomes here. */
export const MoodsCard = ({ moods, chosen, isAsked, onChange }: MoodsCardProps) => {
  const open = unansweredMoods(moods, chosen)
  const guessed = open.filter(({ guess }) => guess !== null)
  const rows = useRef<HTMLUListElement>(null)
  const takeGuesses = () => {
    onChange({
      ...chosen,
      ...Object.fromEntries(guessed.map(({ name, guess }) => [name, guess ?? 3])),
    })
    // The button goes; what it has changed can be looked at.
    const first = moods.findIndex(({ name }) => name === guessed[0]?.name)
    rows.current?.querySelectorAll('select')[first]?.focus()
  }
  return (
    <Card title="Its moods, in your words">
      <Text color="ink.muted" fontSize="14" margin="-8px 0 12px">
        {introduce(open, guessed.length)}
      </Text>
      {guessed.length > 0 && (
        <Button variant="line" marginBottom="12px" onClick={takeGuesses}>
          {guessed.length === 1 ? 'Take the guess' : `Take the ${guessed.length} guesses`}
        </Button>
      )}
      <Rows ref={rows}>
        {moods.map((mood) => {
          const value = valueOf(mood, chosen)
          return (
            <li key={mood.name}>
              <div>
                <div className="name" dir="auto">
                  {mood.name}
                </div>
                <div className="count">{countsOf(mood)}</div>
              </div>
              <Select
                aria-label={`“${mood.name}” becomes`}
                aria-invalid={(isAsked && value === null) || undefined}
                value={value ?? ''}
                onChange={({ target }) =>
                  onChange({ ...chosen, [mood.name]: Number(target.value) })
                }
              >
                {value === null && <option value="">Choose a mood</option>}
                {options.map((option) => (
                  <option key={option.value} value={option.value}>
                    {option.label}
                  </option>
                ))}
              </Select>
            </li>
          )
        })}
      </Rows>
    </Card>
  )
}

type EntriesMoodCardProps = {
  count: number
  value: number | null
  onChange: (mood: number) => void
}

/** One question for all entries without any mood. */
export const EntriesMoodCard = ({ count, value, onChange }: EntriesMoodCardProps) => (
  <Card title="A mood for entries without one">
    <Text color="ink.muted" fontSize="14" margin="-8px 0 16px">
      {`${countOf(count, 'entry')} ${count === 1 ? 'has' : 'have'} no mood in the file, and an entry here has one. Which shall it be?`}
    </Text>
    <MoodRow
      label="Mood of entries without one"
      value={moodScale.find((step) => step.value === value)?.value}
      onChange={onChange}
    />
  </Card>
)
