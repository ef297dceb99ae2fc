import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Dial } from '../dial/Dial'
import { Emoji } from '../mood/Emoji'
import { bearingOf, moodScale, type MoodValue } from '../mood/moodScale'
import { focusRing, hiddenInput } from './choiceStyles'
import { useGroupProps } from './fieldContext'

// Five discs at radius R around a dial. On phones they travel into one row once one is chosen, so that what
// follows is in reach.
const Orbit = chakra('div', {
  base: {
    '--R': 'clamp(106px, 36vw, 184px)',
    position: 'relative',
    height: 'calc(1.5 * var(--R) + 112px)',
    transition: 'height {durations.enter} {easings.calm}',
  },
  variants: { row: { true: { mdDown: { height: 'calc(48px + 3.5rem)' } } } },
})

const Middle = chakra('div', {
  base: {
    transition: 'opacity {durations.fast}',
    position: 'absolute',
    left: '50%',
    top: 'calc(.5 * var(--R) + 46px)',
    translate: '-50% -50%',
  },
  variants: { row: { true: { mdDown: { opacity: 0, visibility: 'hidden' } } } },
})

const Mood = chakra('label', {
  base: {
    position: 'absolute',
    left: 'var(--left)',
    top: 'var(--top)',
    transition: 'left {durations.enter} {easings.calm}, top {durations.enter} {easings.calm}',
    display: 'grid',
    gridTemplateColumns: '100%',
    justifyItems: 'center',
    gap: '3px',
    width: '84px',
    margin: '-32px 0 0 -42px',
    cursor: 'pointer',
    '& > input': hiddenInput,
    '& .disc': {
      display: 'grid',
      placeItems: 'center',
      width: '64px',
      height: '64px',
      borderRadius: '50%',
      background: 'surface',
      border: '1px solid',
      borderColor: 'line.strong',
      fontSize: 'min(2.1rem, 44px)',
      transition: 'scale {durations.enter} {easings.spring}, border-color {durations.fast}',
    },
    // The size is limited, because larger names would run into the dial.
    '& .name': {
      fontSize: 'min({fontSizes.13}, 5.6vw)',
      lineHeight: '1.25',
      color: 'ink.muted',
      whiteSpace: 'nowrap',
    },
    '& > input:focus-visible + .disc': { ...focusRing, outlineOffset: '4px' },
    '& > input:checked + .disc': { scale: '1.15', border: '3px solid currentColor' },
    '& > input:checked ~ .name': { color: 'ink', fontWeight: '620', marginTop: '5px' },
  },
  variants: {
    faded: { true: { '& .disc > span': { opacity: 'var(--fade)', filter: 'saturate(.75)' } } },
    row: {
      true: {
        mdDown: {
          left: 'var(--across)',
          top: '32px',
          width: '20%',
          marginLeft: '-10%',
          '& .disc': {
            width: '48px',
            height: '48px',
            marginBlock: '8px',
            fontSize: 'min(1.6rem, 28px)',
          },
          '& .name': { fontSize: 'min({fontSizes.13}, 3.9vw)' },
        },
      },
    },
  },
})

const placeOf = (mood: MoodValue) => {
  const turn = (bearingOf(mood) * Math.PI) / 180
  const x = Math.sin(turn).toFixed(4)
  const y = (-Math.cos(turn)).toFixed(4)
  return {
    '--left': `calc(50% + ${x} * var(--R))`,
    '--top': `calc(.5 * var(--R) + 46px + ${y} * var(--R))`,
    '--across': `${20 * mood - 10}%`,
  }
}

export type MoodPickerProps = {
  value: MoodValue | undefined
  onChange: (mood: MoodValue) => void
  label?: string
  disabled?: boolean
}

/** The five moods in orbit around the dial: a radio group, lowest first. */
export const MoodPicker = ({ value, onChange, label = 'Mood', disabled }: MoodPickerProps) => {
  const name = useId()
  const group = useGroupProps()
  const row = value !== undefined
  return (
    <Orbit role="radiogroup" aria-label={label} row={row} {...group}>
      <Middle row={row}>
        <Dial mood={value} size="calc(2 * var(--R) - 104px)" emoji={false} />
      </Middle>
      {moodScale.map((step) => (
        <Mood
          key={step.value}
          css={placeOf(step.value)}
          color={step.token}
          row={row}
          faded={row && value !== step.value}
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
          <span className="name">{step.label}</span>
        </Mood>
      ))}
    </Orbit>
  )
}
