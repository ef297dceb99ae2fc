import { chakra } from '@chakra-ui/react/styled-system'

const Track = chakra('div', {
  base: {
    height: '6px',
    borderRadius: '3px',
    background: 'surface.sunken',
    boxShadow: 'inset 0 0 0 1px {colors.line}',
    overflow: 'hidden',
  },
})

const Done = chakra('div', {
  base: { height: '100%', borderRadius: '3px', background: 'brand', transition: 'width .22s' },
})

export type ProgressBarProps = { value: number; label: string }

/** How much of something is done, in per cent; what lies outside 0 to 100 is held at the edge. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => {
  const percent = Math.min(100, Math.max(0, Math.round(value) || 0))
  return (
    <Track
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <Done style={{ width: `${percent}%` }} />
    </Track>
  )
}
