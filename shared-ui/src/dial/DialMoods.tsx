import { chakra } from '@chakra-ui/react/styled-system'
import { moodScale, type MoodValue } from '../mood/moodScale'
import { Emoji } from '../mood/Emoji'
import { bearingOf } from './bearing'

const Mood = chakra('button', {
  base: {
    position: 'absolute',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    border: 0,
    borderRadius: '50%',
    background: 'none',
    fontSize: '1.9rem',
    lineHeight: '1',
    translate: '-50% -50%',
    transition: 'scale {durations.enter} {easings.spring}',
    _hover: { scale: '1.15' },
    _focusVisible: { scale: '1.15', borderRadius: '50%', outlineOffset: 0 },
  },
})

const place = (mood: MoodValue) => {
  const turn = (bearingOf(mood) * Math.PI) / 180
  return { left: `${50 + 31.75 * Math.sin(turn)}%`, top: `${50 - 31.75 * Math.cos(turn)}%` }
}

/** Five faces on the dial that tell which one is looked at, by pointer or by keyboard. */
export const DialMoods = ({ onHover }: { onHover: (mood: MoodValue | undefined) => void }) =>
  moodScale.map(({ value, emoji, label }) => (
    <Mood
      key={value}
      type="button"
      aria-label={label}
      css={place(value)}
      onMouseEnter={() => onHover(value)}
      onMouseLeave={() => onHover(undefined)}
      onFocus={() => onHover(value)}
      onBlur={() => onHover(undefined)}
      onClick={() => onHover(value)}
    >
      <Emoji>{emoji}</Emoji>
    </Mood>
  ))
