import { screen, within } from '@testing-library/react'
import { useState } from 'react'
import type { EnergyLevel } from '../mood/energy'
import type { MoodValue } from '../mood/moodScale'
import { renderScreen } from '../testing/renderScreen'
import { ChipToggles } from './ChipToggles'
import { EnergyPicker } from './ChoiceCards'
import { MoodPicker } from './MoodPicker'
import { Slider } from './Slider'
import { StarRating } from './StarRating'

const Moods = () => {
  const [mood, setMood] = useState<MoodValue>()
  return <MoodPicker value={mood} onChange={setMood} />
}

test('moods are a radio group from Very Sad to Excellent with arrow keys', async () => {
  const { user } = renderScreen(<Moods />)
  const radios = within(screen.getByRole('radiogroup', { name: 'Mood' })).getAllByRole('radio')
  expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual([
    '😢Very Sad',
    '🙁Sad',
    '😐Okay',
    '🙂Good',
    '😄Excellent',
  ])
  await user.click(screen.getByRole('radio', { name: 'Good' }))
  expect(screen.getByRole('img', { name: /points to Good/ })).toBeInTheDocument()
  await user.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Excellent' })).toBeChecked()
})

const Energy = () => {
  const [level, setLevel] = useState<EnergyLevel | null>(null)
  return <EnergyPicker value={level} onChange={setLevel} onClear={() => setLevel(null)} />
}

test('pressing the chosen energy again clears it', async () => {
  const { user } = renderScreen(<Energy />)
  const medium = screen.getByRole('radio', { name: 'Medium Energy' })
  await user.click(medium)
  expect(medium).toBeChecked()
  await user.click(medium)
  expect(medium).not.toBeChecked()
})

const Words = () => {
  const [words, setWords] = useState(['calm'])
  return <ChipToggles label="Tags" options={['calm', 'tired']} value={words} onChange={setWords} />
}

test('words are turned on and off one by one', async () => {
  const { user } = renderScreen(<Words />)
  await user.click(screen.getByRole('checkbox', { name: 'tired' }))
  await user.click(screen.getByRole('checkbox', { name: 'calm' }))
  expect(screen.getByRole('checkbox', { name: 'tired' })).toBeChecked()
  expect(screen.getByRole('checkbox', { name: 'calm' })).not.toBeChecked()
})

test('a rating reports its number of stars', async () => {
  const onChange = jest.fn()
  const { user } = renderScreen(<StarRating label="Rating" value={undefined} onChange={onChange} />)
  await user.click(screen.getByRole('radio', { name: '4 stars' }))
  expect(onChange).toHaveBeenCalledWith(4)
})

test('a slider has a text for its value', () => {
  renderScreen(
    <Slider aria-label="Mood" value={4} min={1} max={5} valueText="Good" onChange={jest.fn()} />,
  )
  expect(screen.getByRole('slider', { name: 'Mood' })).toHaveAttribute('aria-valuetext', 'Good')
})
