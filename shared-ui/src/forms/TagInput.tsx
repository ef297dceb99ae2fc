import { chakra } from '@chakra-ui/react/styled-system'
import { tagKey, trimmed } from '@truenorth/api-contract/text'
import { X } from 'lucide-react'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'
import { Button } from '../button/Button'
import { IconButton } from '../button/IconButton'
import { countCodePoints, cutGraphemes } from '../text/textLength'
import { TextInput } from './TextInput'

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

const Item = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '44px',
    paddingLeft: '14px',
    border: '1px solid',
    borderColor: 'brand',
    borderRadius: '8',
    background: 'brand.wash',
    fontSize: '14',
    overflowWrap: 'anywhere',
  },
})

type TagListProps = { tags: readonly string[]; onRemove: (tag: string) => void }

const TagList = ({ tags, onRemove }: TagListProps) => (
  <List>
    {tags.map((tag) => (
      <Item key={tag}>
        <bdi>{`#${tag}`}</bdi>
        <IconButton
          label={`Remove ${tag}`}
          icon={<X size={16} />}
          width="40px"
          height="42px"
          onClick={() => onRemove(tag)}
        />
      </Item>
    ))}
  </List>
)

const Root = chakra('div', { base: { display: 'grid', gap: '8px' } })
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto', gap: '8px' },
})
// The element is always there, because screen readers announce only changes of an existing one.
const Limit = chakra('output', {
  base: { fontSize: '14', color: 'ink.muted', _empty: { marginTop: '-8px' } },
})

export type TagInputProps = {
  label: string
  value: readonly string[]
  onChange: (tags: string[]) => void
  placeholder?: string
  addLabel?: string
  /** Makes a tag of a typed word. Default: it is trimmed and composed (NFC). */
  normalize?: (word: string) => string
  /** Shows the tags above the box, each with a button that removes it. Default true. */
  list?: boolean
  /** The longest tag in code points; the box takes no more and says so. */
  longest?: number
  /** The text in the box, if the form holds it. `onChange` then has to empty it when it became a tag. */
  word?: string
  onWord?: (word: string) => void
}

const compose = (word: string) => trimmed(word.normalize('NFC'))

const isComposing = ({ nativeEvent }: ChangeEvent) =>
  'isComposing' in nativeEvent && nativeEvent.isComposing === true

/** A box whose words become tags with Enter or the button. Blank words and tags that are there already are ignored (D52). */
export const TagInput = (props: TagInputProps) => {
  const { label, value, onChange, normalize = compose, addLabel = 'Add', list = true } = props
  const { longest = Infinity } = props
  const [ownWord, setOwnWord] = useState('')
  const word = props.word ?? ownWord
  const setWord = props.onWord ?? setOwnWord
  const add = () => {
    const tag = normalize(word)
    const isNew = tag !== '' && !value.some((kept) => tagKey(kept) === tagKey(tag))
    if (isNew) onChange([...value, tag])
    if (!isNew || !props.onWord) setWord('')
  }
  // Enter adds a tag and never submits the form. During a composition it only chooses characters.
  const handleKey = (event: KeyboardEvent) => {
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
          onKeyDown={handleKey}
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
