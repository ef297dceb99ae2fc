import { presetTags } from './presetTags'
import { tagChoices } from './tagChoices'

const none = { chosen: [], own: [], expanded: false }

it('shows the first eight of eighteen until "more"', () => {
  expect(tagChoices(none)).toEqual(presetTags.slice(0, 8))
  expect(tagChoices({ ...none, expanded: true })).toEqual([...presetTags])
  expect(presetTags).toHaveLength(18)
})

it('never hides a chosen tag', () => {
  const chosen = ['lonely', 'slow evening']
  expect(tagChoices({ ...none, chosen })).toEqual([...presetTags.slice(0, 8), ...chosen])
})

it('keeps a word of the user’s own in its place when it is switched off', () => {
  const own = ['slow evening', 'rain']
  const choices = tagChoices({ chosen: ['rain', 'tea'], own, expanded: false })
  expect(choices.slice(8)).toEqual(['slow evening', 'rain', 'tea'])
})
