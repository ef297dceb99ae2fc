import { chakra } from '@chakra-ui/react/styled-system'
import { moodOf } from './moodOf'
import { moodScale } from './moodScale'

// One styled element for all of it: long lists draw many of these.
const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '4px',
    // Its colours are its meaning.
    forcedColorAdjust: 'none',
    '& > i': {
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      boxShadow: 'inset 0 0 0 1px {colors.line.strong}',
      '&[data-on]': { background: 'currentColor', boxShadow: 'none' },
    },
  },
})

/** A mood as one to five filled dots. */
export const MoodDots = ({ value }: { value: number }) => {
  const mood = moodOf(value)
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn, not fetched
    <Row role="img" aria-label={`Mood ${mood.value} of 5`} color={mood.token}>
      {moodScale.map((step) => (
        <i key={step.value} data-on={step.value <= mood.value || undefined} />
      ))}
    </Row>
  )
}
