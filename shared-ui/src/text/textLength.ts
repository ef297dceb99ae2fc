// Limits of texts count code points, here, in the forms and on the server alike (D15).

/** The number of code points of a text. */
export const countCodePoints = (text: string) => {
  let count = 0
  for (const _ of text) count += 1
  return count
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The longest beginning of whole graphemes with at most `max` code points. */
export const cutGraphemes = (text: string, max: number) => {
  if (countCodePoints(text) <= max) return text
  let used = 0
  for (const { segment, index } of segmenter.segment(text)) {
    used += countCodePoints(segment)
    if (used > max) return text.slice(0, index)
  }
  return text
}

/** At most `max` code points of a text, with an ellipsis if something was cut off. */
export const truncate = (text: string, max: number) => {
  const kept = cutGraphemes(text, max)
  return kept === text ? text : `${kept}…`
}
