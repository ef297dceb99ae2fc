import { countCodePoints } from './countCodePoints'

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** The longest beginning of whole graphemes that has at most `max` code points. */
export const cutGraphemes = (text: string, max: number) => {
  if (countCodePoints(text) <= max) return text
  let used = 0
  for (const { segment, index } of segmenter.segment(text)) {
    used += countCodePoints(segment)
    if (used > max) return text.slice(0, index)
  }
  return text
}
