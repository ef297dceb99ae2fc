import { presetTags, presetTagsShown } from './presetTags'

const isPreset = (tag: string) => (presetTags as readonly string[]).includes(tag)

type Tags = { chosen: readonly string[]; own: readonly string[]; expanded: boolean }

/** What can be toggled: the presets on show, then the user's own words. A chosen tag is never hidden. */
export const tagChoices = ({ chosen, own, expanded }: Tags): string[] => {
  const presets = presetTags.filter(
    (tag, index) => expanded || index < presetTagsShown || chosen.includes(tag),
  )
  return [...new Set([...presets, ...[...own, ...chosen].filter((tag) => !isPreset(tag))])]
}
