// What a day holds besides its readings: /days/:day/
import * as z from 'zod/mini'

/** Code points of the first words of an entry. */
export const longestExcerpt = 200
/** Entries, and waypoints, that one answer has at most. */
export const mostItemsOfDay = 100

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
  waypoints: z.array(
    z.object({
      id: z.int(),
      title: z.string(),
      journey_id: z.int(),
      journey_title: z.string(),
    }),
  ),
})

export type DayItems = z.infer<typeof dayItemsSchema>
/** An entry of a day, in short. */
export type EntryOfDay = DayItems['entries'][number]
/** A waypoint, and the journey that it belongs to. */
export type WaypointOfDay = DayItems['waypoints'][number]
