import { Button } from '@truenorth/shared-ui'
import { ChipToggles, FieldSet, TagInput } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import type { ReadingValues } from '../form/readingValues'
import { customTag, longestTag } from './customTag'
import { tagChoices } from './tagChoices'

type Tagging = Pick<ReadingValues, 'tags' | 'word'>
type TagPickerProps = { values: Tagging; onChange: (changes: Partial<Tagging>) => void }

/** Preset words to switch on and off, and a box for words of one's own. */
export const TagPicker = ({ values: { tags: value, word }, onChange }: TagPickerProps) => {
  const [expanded, setExpanded] = useState(false)
  const [seen, setSeen] = useState<readonly string[]>(value)
  const change = (changes: Tagging) => {
    setSeen([...new Set([...seen, ...value, ...changes.tags])])
    onChange(changes)
  }
  return (
    <FieldSet legend="Tags">
      <ChipToggles
        label="Tags to choose from"
        options={tagChoices({ chosen: value, seen, expanded })}
        value={value}
        onChange={(tags) => change({ tags, word })}
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
        longest={longestTag}
        value={value}
        word={word}
        onWord={(typed) => onChange({ word: typed })}
        onChange={(tags) => change({ tags, word: '' })}
      />
    </FieldSet>
  )
}
