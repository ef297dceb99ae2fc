// What a day, and a period of days, hold besides their readings: /days/:day/ and /days/
import * as z from 'zod/mini'
import { calendarDay } from './common.ts'

/** Code points of the first words of an entry. */
export const longestExcerpt = 200
/** Entries, and waypoints, that one answer has at most. */
export const mostItemsOfDay = 100

const waypointOfDaySchema = z.object({
  id: z.int(),
  title: z.string(),
  journey_id: z.int(),
  journey_title: z.string(),
})

/** The entries of a day in the order in which they were written, and the waypoints that were reached on it. */
export const dayItemsSchema = z.object({
  entries: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      entry_time: z.nullable(z.string()).check(z.meta({ description: 'Its clock: `22:00`.' })),
      excerpt: z.string().check(z.meta({ description: 'Its first words.' })),
    }),
  ),
  waypoints: z.array(waypointOfDaySchema),
})

export type DayItems = z.infer<typeof dayItemsSchema>
/** An entry of a day, in short. */
export type EntryOfDay = DayItems['entries'][number]
/** A waypoint, and the journey that it belongs to. */
export type WaypointOfDay = DayItems['waypoints'][number]

/** Days from one to another, both included: `YYYY-MM-DD`. */
export type Period = { from: string; to: string }

/** Days that a period has at most: those of a leap year. */
export const longestPeriod = 366
/** Different words, pictures and waypoints that one answer about a period has at most. */
export const mostWordsOfPeriod = 400
export const mostPicturesOfPeriod = 24
export const mostWaypointsOfPeriod = 50

/** What the days of a period hold besides their readings. The lists are cut, the numbers beside them are of all. */
export const periodItemsSchema = z.object({
  entry_count: z.int(),
  word_count: z.int(),
  words: z.array(z.object({ word: z.string(), count: z.int() })).check(
    z.meta({
      description: 'The words of titles and contents that were used most, stop words included.',
    }),
  ),
  picture_count: z.int(),
  pictures: z
    .array(z.object({ path: z.string(), entry_id: z.int(), entry_date: calendarDay }))
    .check(z.meta({ description: 'Spread evenly over all pictures of the period.' })),
  waypoint_count: z.int(),
  waypoints: z
    .array(z.extend(waypointOfDaySchema, { reached_on: calendarDay }))
    .check(z.meta({ description: 'The first of the period.' })),
})

export type PeriodItems = z.infer<typeof periodItemsSchema>
/** A word, and how often it was used. */
export type WordCount = PeriodItems['words'][number]
/** A picture of an entry of the period. */
export type PictureOfPeriod = PeriodItems['pictures'][number]
/** A waypoint, its journey, and the day on which it was reached. */
export type WaypointOfPeriod = PeriodItems['waypoints'][number]
