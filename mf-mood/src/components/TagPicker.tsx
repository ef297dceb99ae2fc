import { longestTag } from '@truenorth/api-contract/moods'
import { Button } from '@truenorth/shared-ui'
import { ChipToggles, FieldSet, TagInput } from '@truenorth/shared-ui/forms'
import { useState } from 'react'
import { customTag, type ReadingValues } from '../domain/readingValues'

/** The tags that every reading can have. */
export const presetTags = [
  'productive',
  'relaxed',
  'energized',
  'grateful',
  'focused',
  'creative',
  'social',
  'peaceful',
  'motivated',
  'content',
  'excited',
  'calm',
  'stressed',
  'tired',
  'anxious',
  'overwhelmed',
  'frustrated',
  'lonely',
] as const

const presetTagsShown = 8

const isPreset = (tag: string) => (presetTags as readonly string[]).includes(tag)

type TagState = {
  chosen: readonly string[]
  /** Tags that were chosen at any time on this screen: they keep their place when they are switched off. */
  seen: readonly string[]
  expanded: boolean
}

/** The tags to choose from: presets, then the user's own. A chosen tag is never hidden. */
export const tagChoices = ({ chosen, seen, expanded }: TagState): string[] => {
  const kept = new Set([...seen, ...chosen])
  const presets = presetTags.filter(
    (tag, index) => expanded || index < presetTagsShown || kept.has(tag),
  )
  return [...presets, ...[...kept].filter((tag) => !isPreset(tag))]
}

type Tagging = Pick<ReadingValues, 'tags' | 'word'>
type TagPickerProps = { values: Tagging; onChange: (changes: Partial<Tagging>) => void }

/** Preset tags to switch on and off, and a field for custom ones. */
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
