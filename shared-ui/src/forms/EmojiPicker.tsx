import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Emoji } from '../mood/Emoji'
import { choiceBox, chosenBox, focusRing, hiddenInput } from './choiceStyles'
import { useGroupProps } from './fieldContext'

const Group = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(48px, 1fr))',
    gap: '8px',
  },
})

const Choice = chakra('label', {
  base: {
    position: 'relative',
    cursor: 'pointer',
    '& > input': hiddenInput,
    '& > span': {
      ...choiceBox,
      display: 'grid',
      placeItems: 'center',
      minHeight: '48px',
      fontSize: '1.5rem',
    },
    '& > input:checked + span': chosenBox,
    '& > input:focus-visible + span': focusRing,
  },
})

/** An emoji and its accessible name. */
export type EmojiOption = { emoji: string; name: string }

export type EmojiPickerProps = {
  label: string
  value: string
  options: readonly EmojiOption[]
  onChange: (emoji: string) => void
}

/** One emoji of a given set: a radio group. `name` is the accessible name of an option. */
export const EmojiPicker = ({ label, value, options, onChange }: EmojiPickerProps) => {
  const radioName = useId()
  const group = useGroupProps()
  return (
    <Group role="radiogroup" aria-label={label} {...group}>
      {options.map(({ emoji, name }) => (
        <Choice key={emoji}>
          <input
            type="radio"
            name={radioName}
            aria-label={name}
            checked={emoji === value}
            onChange={() => onChange(emoji)}
          />
          <span>
            <Emoji>{emoji}</Emoji>
          </span>
        </Choice>
      ))}
    </Group>
  )
}
