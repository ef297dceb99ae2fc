import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Emoji } from '../mood/Emoji'
import { moodScale, type MoodValue } from '../mood/moodScale'
import { focusRing, hiddenInput } from './choiceStyles'
import { useGroupProps } from './fieldContext'

const Row = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(3.4rem, 1fr))',
    gap: '12px 2px',
  },
})

const Mood = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'start',
    gap: '4px',
    cursor: 'pointer',
    '& > input': hiddenInput,
    '& .disc': {
      display: 'grid',
      placeItems: 'center',
      width: '48px',
      height: '48px',
      borderRadius: '50%',
      background: 'surface',
      border: '1px solid',
      borderColor: 'line.strong',
      fontSize: 'min(1.6rem, 28px)',
      transition: 'scale {durations.enter} {easings.spring}, border-color {durations.fast}',
    },
    '& .name': { fontSize: '13', lineHeight: '1.25', color: 'ink.muted', textAlign: 'center' },
    '& > input:focus-visible + .disc': focusRing,
    '& > input:checked + .disc': { scale: '1.1', border: '3px solid currentColor' },
    '& > input:checked ~ .name': { color: 'ink', fontWeight: '620' },
  },
  variants: {
    faded: { true: { '& .disc > span': { opacity: 'var(--fade)', filter: 'saturate(.75)' } } },
  },
})

export type MoodRowProps = {
  value: MoodValue | undefined
  onChange: (mood: MoodValue) => void
  label?: string
  /** Which of the two sets of labels is shown. */
  words?: 'label' | 'overviewLabel'
  disabled?: boolean
}

/** The five moods in a row, for places without room for the dial: a radio group, lowest first. */
export const MoodRow = ({
  value,
  onChange,
  label = 'Mood',
  words = 'label',
  disabled,
}: MoodRowProps) => {
  const name = useId()
  const group = useGroupProps()
  return (
    <Row role="radiogroup" aria-label={label} {...group}>
      {moodScale.map((step) => (
        <Mood
          key={step.value}
          color={step.token}
          faded={value !== undefined && value !== step.value}
        >
          <input
            type="radio"
            name={name}
            value={step.value}
            checked={value === step.value}
            disabled={disabled}
            onChange={() => onChange(step.value)}
          />
          <span className="disc">
            <Emoji>{step.emoji}</Emoji>
          </span>
          <span className="name">{step[words]}</span>
        </Mood>
      ))}
    </Row>
  )
}
