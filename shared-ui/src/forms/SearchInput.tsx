import { Search } from 'lucide-react'
import { useState } from 'react'
import { TextInput } from './TextInput'

export type SearchInputProps = {
  label: string
  placeholder: string
  value: string
  onChange: (text: string) => void
}

/** What is shown; `value` as it was last; and what was typed since, which the value will follow. */
type Typed = { text: string; value: string; ahead: string[] }

const follow = (typed: Typed, value: string): Typed => {
  const place = typed.ahead.lastIndexOf(value)
  return place < 0
    ? { text: value, value, ahead: [] }
    : { ...typed, value, ahead: typed.ahead.slice(place + 1) }
}

/**
 * A field for the words of a search. The value may follow late, as one in the address does: keys that are
 * pressed meanwhile are kept. A value that was not typed here replaces the text.
 */
export const SearchInput = ({ label, placeholder, value, onChange }: SearchInputProps) => {
  const [typed, setTyped] = useState<Typed>({ text: value, value, ahead: [] })
  if (typed.value !== value) setTyped(follow(typed, value))
  const type = (text: string) => {
    setTyped({ ...typed, text, ahead: text === value ? [] : [...typed.ahead, text] })
    onChange(text)
  }
  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      dir="auto"
      icon={<Search size={20} />}
      aria-label={label}
      placeholder={placeholder}
      value={typed.text}
      onChange={(event) => type(event.target.value)}
    />
  )
}
