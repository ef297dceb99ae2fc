// Texts that are too long are split at white space, never cut: what follows goes on elsewhere.
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' })
const white = /\s/u
const mark = '…'

// The last place up to `place` where no letter of several code points is torn.
const graphemeBorder = (points: readonly string[], place: number, lowest: number) => {
  const window = points.slice(lowest, place + 100).join('')
  const offset = points.slice(lowest, place).join('').length
  const start = segmenter.segment(window).containing(offset)?.index ?? offset
  // A single letter that fills the whole window is torn.
  return start === 0 ? place : lowest + Array.from(window.slice(0, start)).length
}

const placeToSplit = (points: readonly string[], start: number, length: number) => {
  const highest = start + length - 1
  const lowest = start + Math.floor(length / 2)
  for (let place = highest; place >= lowest; place -= 1)
    if (white.test(points[place] ?? '')) return place
  return graphemeBorder(points, highest, lowest)
}

/**
 * The text in pieces of at most `length` code points. A piece that goes on ends in an ellipsis.
 * @param mostPieces the last piece keeps all that is left, however long it is
 */
export const splitText = (text: string, length: number, mostPieces = Infinity): string[] => {
  if (text.length <= length) return [text]
  const points = Array.from(text)
  const pieces: string[] = []
  let start = 0
  while (points.length - start > length && pieces.length + 1 < mostPieces) {
    const place = placeToSplit(points, start, length)
    pieces.push(points.slice(start, place).join('').trimEnd() + mark)
    start = place
    while (white.test(points[start] ?? '')) start += 1
  }
  if (start < points.length) pieces.push(points.slice(start).join(''))
  return pieces
}
