import { bearingOf, chakra, Emoji, moodScale, type MoodValue } from '@truenorth/shared-ui'
import { type KeyboardEvent, useRef } from 'react'

// It covers the face of the dial, whose width its own units follow.
const Group = chakra('div', {
  base: {
    position: 'absolute',
    inset: 0,
    containerType: 'inline-size',
    '& > p': {
      position: 'absolute',
      left: '50%',
      top: '15.5%',
      translate: '-50% 0',
      width: '5.5em',
      textAlign: 'center',
      pointerEvents: 'none',
      fontFamily: 'display',
      fontWeight: '520',
      fontSize: 'min({fontSizes.16}, max(14px, 5cqw))',
      lineHeight: '1.15',
      color: 'ink',
    },
  },
})

// The words are limited in size, because larger ones would run into the ring.
const Mood = chakra('button', {
  base: {
    position: 'absolute',
    display: 'grid',
    justifyItems: 'center',
    alignContent: 'center',
    gap: '3px',
    width: 'max(24.5cqw, 68px)',
    height: 'max(22cqw, 64px)',
    padding: 0,
    border: 0,
    borderRadius: '14',
    background: 'none',
    color: 'ink',
    fontWeight: '520',
    fontSize: 'min({fontSizes.14}, max(14px, 5.2cqw))',
    lineHeight: '1.15',
    whiteSpace: 'nowrap',
    translate: '-50% -50%',
    transition: 'scale {durations.enter} {easings.spring}',
    '&:hover .face': { scale: '1.15' },
    _active: { scale: '.94' },
    _focusVisible: { borderRadius: '14', outlineOffset: 0 },
    '& .face': {
      fontSize: 'min(2.25rem, 11.4cqw)',
      transition:
        'scale {durations.enter} {easings.spring}, opacity {durations.enter}, filter {durations.enter}',
    },
    '&[aria-pressed=true]': { fontWeight: '620' },
    '&[aria-pressed=true] .face': { scale: '1.15' },
  },
  variants: { faded: { true: { '& .face': { opacity: 'var(--fade)', filter: 'saturate(.75)' } } } },
})

const radius = 28

const placeOf = (mood: MoodValue) => {
  const turn = (bearingOf(mood) * Math.PI) / 180
  return {
    left: `${50 + radius * Math.sin(turn)}%`,
    top: `${50 - radius * Math.cos(turn)}%`,
  }
}

const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
}

type MoodButtonsProps = { mood: MoodValue | undefined; onLog: (mood: MoodValue) => void }

/**
 * The five moods on the face of the dial: one press logs a reading. Keys 1 to 5 log too while one of them
 * has the focus, and arrows go round.
 */
export const MoodButtons = ({ mood, onLog }: MoodButtonsProps) => {
  const group = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, repeat } = event
    if (ctrlKey || metaKey || altKey || repeat) return
    const pressed = moodScale.find(({ value }) => String(value) === key)
    if (pressed) return onLog(pressed.value)
    const step = steps[key]
    if (step === undefined) return undefined
    event.preventDefault()
    const buttons = [...(group.current?.querySelectorAll('button') ?? [])]
    const at = buttons.findIndex((button) => button === document.activeElement)
    return buttons.at((at + step) % buttons.length)?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the buttons have the focus, and their keys arrive here
    <Group
      ref={group}
      role="group"
      aria-label="How are you now? One tap saves a reading."
      onKeyDown={onKeyDown}
    >
      <p aria-hidden>{mood === undefined ? 'How are you now?' : 'And now?'}</p>
      {moodScale.map(({ value, emoji, label }) => (
        <Mood
          key={value}
          type="button"
          css={placeOf(value)}
          aria-label={`Log ${label} now`}
          aria-pressed={value === mood}
          faded={mood !== undefined && value !== mood}
          onClick={() => onLog(value)}
        >
          <span className="face">
            <Emoji>{emoji}</Emoji>
          </span>
          <span>{label}</span>
        </Mood>
      ))}
    </Group>
  )
}
