import type { ReceivedJournalEntry } from '@truenorth/api-contract/journal'
import * as z from '@truenorth/shared-auth/schema'
import { entrySchema, newToWire, toWire } from './entries'

const toEntry = (received: ReceivedJournalEntry) => z.parse(entrySchema, received)

const wire: ReceivedJournalEntry = {
  id: 12,
  version: 3,
  entry_date: '2026-03-29',
  mood: 4,
  emotion: 'peaceful',
  title: 'Rain',
  content: 'On the roof.',
  tags: ['home'],
  images: ['/journal/images/a/'],
  created_at: '2026-03-29T06:00:00Z',
  updated_at: '2026-03-29T06:00:00Z',
}

it('an entry has its id as a string, its version as an ETag, and names of our own', () => {
  expect(toEntry(wire)).toEqual({
    id: '12',
    etag: '"3"',
    date: '2026-03-29',
    time: '',
    mood: 4,
    emotion: 'peaceful',
    title: 'Rain',
    content: 'On the roof.',
    tags: ['home'],
    images: ['/journal/images/a/'],
    createdAt: '2026-03-29T06:00:00Z',
    updatedAt: '2026-03-29T06:00:00Z',
    isEdited: true,
  })
})

it('an entry of the first version, or of none, was not edited', () => {
  const { version: _, ...bare } = wire
  expect(toEntry({ ...wire, version: 1 }).isEdited).toBeUndefined()
  expect(toEntry(bare).isEdited).toBeUndefined()
})

it('an entry that came back from an archive was edited where it was', () => {
  expect(toEntry({ ...wire, version: 1, updated_at: '2026-03-30T06:00:00Z' }).isEdited).toBe(true)
})

it('an entry has no tags and no pictures where the server sends none', () => {
  const { tags: _tags, images: _images, version: _version, ...bare } = wire
  expect(toEntry(bare)).toMatchObject({ tags: [], images: [], etag: undefined })
})

it('text is sent under the names of the server, tags as tags_input', () => {
  const { title, date, mood, emotion, content, tags, images } = toEntry(wire)
  expect(toWire({ title, date, mood, emotion, content, tags, images })).toEqual({
    title: 'Rain',
    entry_date: '2026-03-29',
    mood: 4,
    emotion: 'peaceful',
    content: 'On the roof.',
    tags_input: ['home'],
    images: ['/journal/images/a/'],
  })
})

it('fields that are missing are not sent', () => {
  expect(toWire({ tags: [] })).toEqual({ tags_input: [] })
})

it('a clock is sent with its day, and taken away by a day alone; a new entry without one has its day alone', () => {
  const date = '2026-03-29'
  expect(toWire({ date, time: '22:00' })).toEqual({
    entry_date: date,
    recorded_at: '2026-03-29T22:00',
  })
  expect(toWire({ date, time: '' })).toEqual({ entry_date: date, recorded_at: date })
  expect(newToWire({ ...toEntry(wire), time: '' })).not.toHaveProperty('recorded_at')
  expect(toEntry({ ...wire, entry_time: '22:00' })).toMatchObject({ date, time: '22:00' })
})
