import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { EnergyBars, energyLabel, type EnergyLevel, energyLevels } from '../mood/energy'
import { choiceBox, chosenBox, focusRing, hiddenInput } from './choiceStyles'
import { useGroupProps } from './fieldContext'

const Group = chakra('div', { base: { display: 'grid' } })

const Choice = chakra('label', {
  base: {
    position: 'relative',
    cursor: 'pointer',
    '& > input': hiddenInput,
    '& > span': {
      ...choiceBox,
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: '9px',
      height: '100%',
      minHeight: '52px',
      padding: '6px 12px',
      fontSize: '14',
    },
    '& > input:checked + span': { ...chosenBox, '--bar': '{colors.brand}' },
    '& > input:focus-visible + span': focusRing,
    '& > input:disabled + span': { color: 'ink.muted', background: 'surface.sunken' },
  },
  variants: {
    // With three columns on a phone the icon stands above the words.
    narrow: {
      true: {
        '& > span': {
          flexDirection: { smDown: 'column' },
          gap: { base: '9px', smDown: '5px' },
          minHeight: { base: '52px', smDown: '64px' },
          padding: { base: '6px 12px', smDown: '6px 4px' },
          fontSize: { base: '14', smDown: '13' },
          lineHeight: { smDown: '1.25' },
          textAlign: 'center',
        },
      },
    },
    detailed: {
      true: {
        '& > span': {
          justifyContent: 'flex-start',
          alignItems: 'flex-start',
          padding: '12px 14px',
        },
      },
    },
  },
})

const Words = chakra('span', { base: { display: 'grid', gap: '2px' } })
const Detail = chakra('span', { base: { fontSize: '13', color: 'ink.muted' } })

/** One card: a label, a line of detail and an icon. */
export type ChoiceOption<Value extends string> = {
  value: Value
  label: string
  text?: string
  icon?: ReactNode
}

export type ChoiceCardsProps<Value extends string> = {
  label: string
  value: Value | null | undefined
  options: readonly ChoiceOption<Value>[]
  onChange: (value: Value) => void
  /** Called when the chosen card is pressed again. */
  onClear?: () => void
  /** Number of columns, or one for phones and one for wider screens. Default: as many of 160 px as fit. */
  columns?: number | { base: number; md: number }
  disabled?: boolean
}

const gapPx = 8

// There are fewer columns where the words would not fit, as on a phone with text twice as large.
const columnsOf = (columns: number) => {
  const share = `calc((100% - ${(columns - 1) * gapPx + 1}px) / ${columns})`
  return `repeat(auto-fit, minmax(min(100%, max(5rem, ${share})), 1fr))`
}

const templateOf = (columns: ChoiceCardsProps<string>['columns']) => {
  if (columns === undefined) return 'repeat(auto-fill, minmax(160px, 1fr))'
  if (typeof columns === 'number') return columnsOf(columns)
  return { base: columnsOf(columns.base), md: columnsOf(columns.md) }
}

/** One of a few options, each a card: a radio group. */
export const ChoiceCards = <Value extends string>(props: ChoiceCardsProps<Value>) => {
  const name = useId()
  const group = useGroupProps()
  const narrow = typeof props.columns === 'number' && props.columns > 2
  const detailed = props.options.some(({ text }) => text)
  return (
    <Group
      role="radiogroup"
      aria-label={props.label}
      {...group}
      gap={`${gapPx}px`}
      gridTemplateColumns={templateOf(props.columns)}
    >
      {props.options.map(({ value, label, text, icon }) => (
        <Choice key={value} narrow={narrow} detailed={detailed}>
          <input
            type="radio"
            name={name}
            value={value}
            checked={value === props.value}
            disabled={props.disabled}
            onChange={() => props.onChange(value)}
            onClick={() => value === props.value && props.onClear?.()}
          />
          <span>
            {icon}
            <Words>
              {label}
              {text && <Detail>{text}</Detail>}
            </Words>
          </span>
        </Choice>
      ))}
    </Group>
  )
}

export type EnergyPickerProps = {
  label?: string
  value: EnergyLevel | null | undefined
  onChange: (level: EnergyLevel) => void
  onClear?: () => void
}

const energyOptions = energyLevels.map((level) => ({
  value: level,
  label: energyLabel(level),
  icon: <EnergyBars level={level} label={false} silent />,
}))

/** Low, medium or high energy, each a card with its bars. */
export const EnergyPicker = ({ label = 'Energy', ...rest }: EnergyPickerProps) => (
  <ChoiceCards label={label} options={energyOptions} columns={3} {...rest} />
)
