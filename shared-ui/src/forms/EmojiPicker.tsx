import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { Emoji } from '../mood/Emoji'
import { choiceBox, chosenBox, focusRing, hiddenInput } from './choiceStyles'

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

export type EmojiOption = { emoji: string; name: string }

export type EmojiPickerProps = {
  label: string
  value: string
  options: readonly EmojiOption[]
  onChange: (emoji: string) => void
}

/** One emoji of a given set, each with its name for those who listen. */
export const EmojiPicker = ({ label, value, options, onChange }: EmojiPickerProps) => {
  const group = useId()
  return (
    <Group role="radiogroup" aria-label={label}>
      {options.map(({ emoji, name }) => (
        <Choice key={emoji}>
          <input
            type="radio"
            name={group}
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
