// Where something stands in a file, in words: readers tell it as programs do.

const nouns: Record<string, string> = { readings: 'Reading', journeys: 'Path' }

const waypoint = /^journeys\[(\d+)\]\.milestones\[(\d+)\]$/
/** One of a list, in a file of its own or in the only one: `Home.json#entries[3]`, `[3]`. */
const ofList = /^(?:(.+)#)?(\w*)\[(\d+)\]$/
const ofMonth = /^(.+)#(\d+)$/

/**
 * A place as a reader of `import-formats` tells it, for a person: "Line 12", "Entry of 5 March 2024", "Entry 4 of
 * Home.json".
 * @param at the line of a table, or the place in a file; null for the file as a whole
 * @param day the day of what stands there, written for a person; left out where it is not known
 */
export const placeInWords = (at: number | string | null, day?: string) => {
  if (at === null) return 'The file'
  if (typeof at === 'number') return `Line ${new Intl.NumberFormat().format(at)}`
  const [, path, point] = waypoint.exec(at) ?? []
  if (path && point) return `Waypoint ${Number(point) + 1} of path ${Number(path) + 1}`
  const [, file, list = '', place] = ofList.exec(at) ?? []
  const noun = nouns[list] ?? 'Entry'
  if (day) return `${noun} of ${day}`
  if (place) return `${noun} ${Number(place) + 1}${file ? ` of ${file}` : ''}`
  const [, month, dayOfMonth] = ofMonth.exec(at) ?? []
  return month ? `${month}, day ${dayOfMonth}` : at
}
