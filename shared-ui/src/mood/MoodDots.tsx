import { chakra } from '@chakra-ui/react/styled-system'
import { moodOf, moodScale } from './moodScale'

// One styled element for the whole of it, because long lists draw many of these.
const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '4px',
    // The colours carry the meaning, so forced colours must not replace them.
    forcedColorAdjust: 'none',
    '& > i': {
      width: '8px',
      height: '8px',
      borderRadius: '50%',
      boxShadow: 'inset 0 0 0 1px {colors.line.strong}',
      // Borders are printed without backgrounds.
      _print: { border: '1px solid' },
      '&[data-on]': {
        background: 'currentColor',
        boxShadow: 'none',
        _print: { borderWidth: '4px' },
      },
    },
  },
})

/** A mood, 1 to 5, as that many filled dots. */
export const MoodDots = ({ value }: { value: number }) => {
  const mood = moodOf(value)
  return (
    <Row role="img" aria-label={`Mood ${mood.value} of 5`} color={mood.token}>
      {moodScale.map((step) => (
        <i key={step.value} data-on={step.value <= mood.value || undefined} />
      ))}
    </Row>
  )
}
