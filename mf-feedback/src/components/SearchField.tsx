import { SearchIcon } from '@truenorth/shared-ui'
import { TextInput } from '@truenorth/shared-ui/forms'
import { useEffect, useEffectEvent, useState } from 'react'

const pauseMs = 300

// What is typed becomes the search after a pause. A search that changes elsewhere replaces it.
const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const text = typed?.over === search ? typed.text : search
  const settle = useEffectEvent(onSearch)

  useEffect(() => {
    if (text === search) return undefined
    const timer = setTimeout(() => settle(text), pauseMs)
    return () => clearTimeout(timer)
  }, [text, search])

  return { text, type: (next: string) => setTyped({ text: next, over: search }) }
}

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

/** Searches messages, names, addresses and pages. */
export const SearchField = ({ search, onSearch }: SearchFieldProps) => {
  const { text, type } = useSearchText(search, onSearch)
  return (
    <TextInput
      type="search"
      enterKeyHint="search"
      aria-label="Search feedback"
      placeholder="Search feedback..."
      icon={<SearchIcon size={20} />}
      maxLength={200}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  )
}
