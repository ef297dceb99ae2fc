import { QueryClient } from '@tanstack/react-query'
import { aMood } from '../testing/aMood'
import { toReading } from '../domain/reading'
import { moodQueries } from './moods'
import { forgetReading } from './moodWrites'
import { weeklyAverages } from './weeklyAverages'

const reading = (id: number) => toReading(aMood({ id }), 'UTC')
const day = '2025-11-27'

it('a deleted reading leaves every list, and the latest reading of today is loaded again', () => {
  const client = new QueryClient()
  const { list, recent, today } = moodQueries
  const weeks = [{ week_start: '2025-11-24', average_mood: 4, count: 2 }]
  client.setQueryData(list().queryKey, [reading(8), reading(7)])
  client.setQueryData(recent(day).queryKey, [reading(7)])
  client.setQueryData(today(day).queryKey, reading(7))
  client.setQueryData(weeklyAverages(day).queryKey, weeks)
  forgetReading(client, 7)
  expect(client.getQueryData(list().queryKey)).toEqual([reading(8)])
  expect(client.getQueryData(recent(day).queryKey)).toEqual([])
  expect(client.getQueryData(today(day).queryKey)).toBeUndefined()
  expect(client.getQueryData(weeklyAverages(day).queryKey)).toEqual(weeks)
})

it('the latest reading of today stays when another one is deleted', () => {
  const client = new QueryClient()
  client.setQueryData(moodQueries.today(day).queryKey, reading(8))
  forgetReading(client, 7)
  expect(client.getQueryData(moodQueries.today(day).queryKey)).toEqual(reading(8))
})
