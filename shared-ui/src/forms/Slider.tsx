import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { useFieldProps } from './fieldContext'

const thumb = {
  appearance: 'none',
  width: '26px',
  height: '26px',
  borderRadius: '50%',
  border: '2px solid {colors.brand}',
  background: '{colors.surface}',
  cursor: 'pointer',
}

const track = {
  height: '6px',
  borderRadius: '3px',
  background:
    'linear-gradient(to right, {colors.brand} var(--done), {colors.surface.sunken} var(--done))',
  boxShadow: 'inset 0 0 0 1px {colors.line.strong}',
}

const Range = chakra('input', {
  base: {
    appearance: 'none',
    display: 'block',
    width: '100%',
    height: '44px',
    background: 'transparent',
    forcedColorAdjust: 'none',
    cursor: 'pointer',
    '&::-webkit-slider-runnable-track': track,
    '&::-moz-range-track': track,
    '&::-webkit-slider-thumb': { ...thumb, marginTop: '-10px' },
    '&::-moz-range-thumb': { ...thumb, boxSizing: 'border-box' },
  },
})

export type SliderProps = Omit<
  HTMLChakraProps<'input'>,
  'type' | 'value' | 'min' | 'max' | 'onChange'
> & {
  value: number
  min: number
  max: number
  /** What a screen reader says for the value: "Good", "40 per cent". */
  valueText?: string
  onChange: (value: number) => void
}

/** A number between `min` and `max`. */
export const Slider = ({ value, min, max, valueText, onChange, ...rest }: SliderProps) => {
  const field = useFieldProps({ id: rest.id })
  const done = `${((value - min) / (max - min)) * 100}%`
  return (
    <Range
      {...field}
      {...rest}
      type="range"
      min={min}
      max={max}
      value={value}
      aria-valuetext={valueText}
      css={{ '--done': done }}
      onChange={(event) => onChange(Number(event.target.value))}
    />
  )
}
