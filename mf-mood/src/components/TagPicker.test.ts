import { presetTags, tagChoices } from './TagPicker'

const none = { chosen: [], seen: [], expanded: false }

it('offers the first eight of eighteen presets, and all when expanded', () => {
  expect(tagChoices(none)).toEqual(presetTags.slice(0, 8))
  expect(tagChoices({ ...none, expanded: true })).toEqual([...presetTags])
  expect(presetTags).toHaveLength(18)
})

it('never hides a chosen tag', () => {
  const chosen = ['lonely', 'slow evening']
  expect(tagChoices({ ...none, chosen })).toEqual([...presetTags.slice(0, 8), ...chosen])
})

it('a tag that is switched off keeps its place', () => {
  const seen = ['slow evening', 'calm', 'rain']
  const choices = tagChoices({ chosen: ['rain', 'tea'], seen, expanded: false })
  expect(choices.slice(8)).toEqual(['calm', 'slow evening', 'rain', 'tea'])
})
