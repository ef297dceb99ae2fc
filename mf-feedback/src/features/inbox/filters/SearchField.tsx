import { SearchIcon } from '@truenorth/shared-ui'
import { TextInput } from '@truenorth/shared-ui/forms'
import { useSearchText } from './useSearchText'

type SearchFieldProps = { search: string; onSearch: (search: string) => void }

/** Words to look for in messages, names, addresses and pages. */
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
