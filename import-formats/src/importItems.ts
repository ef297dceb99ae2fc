// Items as they are sent: what the person answered takes the place of what the source left open.
import type { ImportIdentity, ImportItem } from '@truenorth/api-contract/imports'
import { isMoment, momentFrom, wallClock } from './days'
import type { SourceItem } from './types'

/**
 * What the person answered in the preview. `moods` has the names that were asked for, and known names only
 * where their value was changed.
 */
export type Answers = { moods: Record<string, number>; moodOfEntries: number; zone: string }

const moodOf = ({ kind, mood, moodName }: SourceItem, { moods, moodOfEntries }: Answers) => {
  const answered = Object.hasOwn(moods, moodName) ? moods[moodName] : undefined
  return answered ?? mood ?? (kind === 'entry' ? moodOfEntries : null)
}

// A moment whose source names no zone was read as UTC. Its clock is that of the zone which was confirmed.
const whenOf = ({ localDate, localTime, zone, instant }: SourceItem, answered: string) => {
  const moment = zone === null && localTime !== null ? momentFrom(instant) : null
  if (!isMoment(moment)) return { local_date: localDate, local_time: localTime }
  const { date, time } = wallClock(moment, answered)
  return { local_date: date, local_time: time }
}

/**
 * The items as they are sent, without their pictures: `images` is empty, and the caller finds an item again
 * by its key. Readings whose mood has no answer are left out.
 */
export const toImportItems = (
  items: readonly SourceItem[],
  identities: readonly ImportIdentity[],
  answers: Answers,
): ImportItem[] =>
  items.flatMap((item, place) => {
    const identity = identities[place]
    const mood = moodOf(item, answers)
    if (!identity || mood === null) return []
    const { kind, zone, instant, energy = null, emotion = '', dayEnd, editedAt } = item
    const { tags, title, text } = item
    const when = whenOf(item, answers.zone)
    return [
      {
        ...identity,
        kind,
        ...when,
        time_zone: zone ?? answers.zone,
        instant,
        mood,
        energy,
        emotion,
        ...(dayEnd !== undefined && { day_end: dayEnd }),
        ...(editedAt !== undefined && { edited_at: editedAt }),
        tags,
        title,
        text,
        images: [],
      },
    ]
  })
