import { chakra } from '@chakra-ui/react/styled-system'
import { type KeyboardEvent, useState } from 'react'
import { Button } from '../button/Button'
import { TagList } from './TagList'
import { TextInput } from './TextInput'

const Root = chakra('div', { base: { display: 'grid', gap: '8px' } })
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' },
})

export type TagInputProps = {
  label: string
  value: readonly string[]
  onChange: (tags: string[]) => void
  placeholder?: string
  addLabel?: string
  /** What becomes of a word before it is a tag; trimmed unless told otherwise. */
  normalize?: (word: string) => string
  /** Shows the tags above the box, each with a cross; off where they stand elsewhere. */
  list?: boolean
  maxLength?: number
}

const trim = (word: string) => word.trim()

/** Words become tags by Enter or the button; empty ones and those already there are ignored. */
export const TagInput = (props: TagInputProps) => {
  const { label, value, onChange, normalize = trim, addLabel = 'Add', list = true } = props
  const [word, setWord] = useState('')
  const add = () => {
    const tag = normalize(word)
    setWord('')
    if (tag !== '' && !value.includes(tag)) onChange([...value, tag])
  }
  // Enter that ends a composition chooses characters; it adds nothing and sends no form.
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (!event.nativeEvent.isComposing && event.keyCode !== 229) add()
  }
  return (
    <Root>
      {list && value.length > 0 && (
        <TagList tags={value} onRemove={(tag) => onChange(value.filter((kept) => kept !== tag))} />
      )}
      <Row>
        <TextInput
          aria-label={label}
          dir="auto"
          placeholder={props.placeholder}
          maxLength={props.maxLength}
          value={word}
          onChange={(event) => setWord(event.target.value)}
          onKeyDown={press}
        />
        <Button variant="line" onClick={add}>
          {addLabel}
        </Button>
      </Row>
    </Root>
  )
}
