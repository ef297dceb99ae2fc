import { Button } from '@truenorth/shared-ui'
import { ChipToggles, FieldSet, TagInput } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { customTag } from './customTag'
import { tagChoices } from './tagChoices'

type TagPickerProps = { value: readonly string[]; onChange: (tags: string[]) => void }

/** Preset words to switch on and off, and a box for words of one's own. */
export const TagPicker = ({ value, onChange }: TagPickerProps) => {
  const [expanded, setExpanded] = useState(false)
  const [seen, setSeen] = useState(value)
  const change = (tags: string[]) => {
    setSeen([...new Set([...seen, ...value, ...tags])])
    onChange(tags)
  }
  return (
    <FieldSet legend="Tags">
      <ChipToggles
        label="Tags to choose from"
        options={tagChoices({ chosen: value, seen, expanded })}
        value={value}
        onChange={change}
      >
        <Button
          variant="quiet"
          color="brand"
          fontSize="14"
          textDecoration="underline"
          textUnderlineOffset=".2em"
          aria-expanded={expanded}
          onClick={() => setExpanded(!expanded)}
        >
          {expanded ? 'less' : 'more'}
        </Button>
      </ChipToggles>
      <TagInput
        label="Custom tag"
        placeholder="A word of your own"
        list={false}
        normalize={customTag}
        value={value}
        onChange={change}
      />
    </FieldSet>
  )
}
