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

// The number of code points that the first piece keeps.
const placeToSplit = (points: readonly string[], length: number) => {
  const highest = length - 1
  const lowest = Math.floor(length / 2)
  for (let place = highest; place >= lowest; place -= 1)
    if (white.test(points[place] ?? '')) return place
  return graphemeBorder(points, highest, lowest)
}

/**
 * The text in pieces of at most `length` code points. A piece that goes on ends in an ellipsis.
 * @param mostPieces the last piece keeps all that is left, however long it is
 */
export const splitText = (text: string, length: number, mostPieces = Infinity): string[] => {
  const pieces: string[] = []
  let rest = text
  while (rest.length > length && pieces.length + 1 < mostPieces) {
    // Only as much as a piece can need: the list of all code points takes many times the memory of the text.
    const points = Array.from(rest.slice(0, 2 * length + 200))
    if (points.length <= length) break
    const kept = points.slice(0, placeToSplit(points, length)).join('')
    pieces.push(kept.trimEnd() + mark)
    rest = rest.slice(kept.length).trimStart()
  }
  return rest === '' && pieces.length > 0 ? pieces : [...pieces, rest]
}
