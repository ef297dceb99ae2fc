/** Daylio's own names, best first: mood groups 1 to 5 stand for 5 to 1. */
export const daylioMoodNames = ['rad', 'good', 'meh', 'bad', 'awful']

/** The value of one of Daylio's own English names. */
export const daylioMoodOf = (name: string) => {
  const place = daylioMoodNames.indexOf(name.trim().toLowerCase())
  return place < 0 ? null : 5 - place
}
