import { presetTags, presetTagsShown } from './presetTags'

const isPreset = (tag: string) => (presetTags as readonly string[]).includes(tag)

type Tags = {
  chosen: readonly string[]
  /** What was chosen at any time on this screen: it stays in its place when it is switched off. */
  seen: readonly string[]
  expanded: boolean
}

/** What can be toggled: the presets on show, then the user's own words. A chosen tag is never hidden. */
export const tagChoices = ({ chosen, seen, expanded }: Tags): string[] => {
  const kept = new Set([...seen, ...chosen])
  const presets = presetTags.filter(
    (tag, index) => expanded || index < presetTagsShown || kept.has(tag),
  )
  return [...presets, ...[...kept].filter((tag) => !isPreset(tag))]
}
