import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { choiceBox, chosenBox, focusRing, hiddenInput } from './choiceStyles'

const Group = chakra('fieldset', {
  base: { minWidth: 0, display: 'flex', flexWrap: 'wrap', gap: '8px' },
})

const Toggle = chakra('label', {
  base: {
    position: 'relative',
    maxWidth: '100%',
    cursor: 'pointer',
    '& > input': hiddenInput,
    '& > span': {
      ...choiceBox,
      display: 'flex',
      alignItems: 'center',
      minHeight: '44px',
      padding: '0 14px',
      fontSize: '14',
      overflowWrap: 'anywhere',
    },
    '& > input:checked + span': chosenBox,
    '& > input:focus-visible + span': focusRing,
  },
})

export type ChipTogglesProps = {
  label: string
  options: readonly string[]
  value: readonly string[]
  onChange: (value: string[]) => void
  /** Stands after the last option: a "more" button. */
  children?: ReactNode
}

/** Words that are turned on and off one by one: a group of checkboxes. */
export const ChipToggles = ({ label, options, value, onChange, children }: ChipTogglesProps) => {
  const toggle = (option: string) =>
    onChange(
      value.includes(option) ? value.filter((chosen) => chosen !== option) : [...value, option],
    )
  return (
    <Group aria-label={label}>
      {options.map((option) => (
        <Toggle key={option}>
          <input type="checkbox" checked={value.includes(option)} onChange={() => toggle(option)} />
          <span dir="auto">{option}</span>
        </Toggle>
      ))}
      {children}
    </Group>
  )
}
