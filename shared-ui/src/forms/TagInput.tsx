import { chakra } from '@chakra-ui/react/styled-system'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../button/Button'
import { countCodePoints } from '../text/countCodePoints'
import { cutGraphemes } from '../text/cutGraphemes'
import { TagList } from './TagList'
import { TextInput } from './TextInput'

const Root = chakra('div', { base: { display: 'grid', gap: '8px' } })
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' },
})
// Always there, so that what appears in it is read out.
const Limit = chakra('output', {
  base: { fontSize: '14', color: 'ink.muted', _empty: { marginTop: '-8px' } },
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
  /** In code points: the box takes no more, and says so. */
  longest?: number
  /** What stands in the box, where the form keeps it. A word that became a tag is emptied by `onChange`. */
  word?: string
  onWord?: (word: string) => void
}

const trim = (word: string) => word.trim()

const isComposing = ({ nativeEvent }: ChangeEvent) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/** Words become tags by Enter or the button; empty ones and those already there are ignored. */
export const TagInput = (props: TagInputProps) => {
  const { label, value, onChange, normalize = trim, addLabel = 'Add', list = true } = props
  const { longest = Infinity } = props
  const [ownWord, setOwnWord] = useState('')
  const word = props.word ?? ownWord
  const setWord = props.onWord ?? setOwnWord
  const add = () => {
    const tag = normalize(word)
    const isNew = tag !== '' && !value.includes(tag)
    if (isNew) onChange([...value, tag])
    if (!isNew || !props.onWord) setWord('')
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
          autoComplete="off"
          enterKeyHint="done"
          placeholder={props.placeholder}
          value={word}
          onChange={(event) =>
            setWord(
              isComposing(event) ? event.target.value : cutGraphemes(event.target.value, longest),
            )
          }
          onCompositionEnd={(event) => setWord(cutGraphemes(event.currentTarget.value, longest))}
          onKeyDown={press}
        />
        <Button variant="line" onClick={add}>
          {addLabel}
        </Button>
      </Row>
      <Limit>
        {countCodePoints(word) >= longest && `A tag has at most ${longest} characters.`}
      </Limit>
    </Root>
  )
}
