import { chakra } from '@chakra-ui/react/styled-system'

const done = { background: '{colors.brand}', borderRadius: '3px', transition: 'inline-size .22s' }

const Bar = chakra('progress', {
  base: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '6px',
    border: 0,
    borderRadius: '3px',
    background: 'surface.sunken',
    boxShadow: 'inset 0 0 0 1px {colors.line}',
    overflow: 'hidden',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '&::-webkit-progress-bar': { background: 'transparent' },
    '&::-webkit-progress-value': done,
    '&::-moz-progress-bar': done,
  },
})

export type ProgressBarProps = {
  /** In per cent; clamped to 0 … 100, NaN counts as 0. */
  value: number
  /** Accessible name. */
  label: string
}

/** A bar that shows how much of something is done. */
export const ProgressBar = ({ value, label }: ProgressBarProps) => {
  const percent = Math.min(100, Math.max(0, Math.round(value) || 0))
  return <Bar aria-label={label} value={percent} max={100} aria-valuenow={percent} />
}
