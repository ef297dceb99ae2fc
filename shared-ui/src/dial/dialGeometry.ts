// Angles and paths of the dial. Bearings are degrees clockwise from north, lengths are units of the 400-unit face.

/** The angle nearest to `from` that shows `bearing`, so that the needle takes the shorter way. */
export const nearestTurn = (from: number, bearing: number) => {
  const difference = (((bearing - from) % 360) + 540) % 360
  return from + difference - 180
}

const round = (value: number) => Math.round(value * 100) / 100

/** A point of the face as "x y". */
export const at = (radius: number, bearing: number) => {
  const turn = (bearing * Math.PI) / 180
  return `${round(200 + radius * Math.sin(turn))} ${round(200 - radius * Math.cos(turn))}`
}

const spoke = (outer: number, inner: number, bearing: number) =>
  `M${at(outer, bearing)}L${at(inner, bearing)}`

const arc = (radius: number, from: number, to: number) =>
  `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`

/** The path of a piece of ring between two bearings. */
export const sector = (outer: number, inner: number, from: number, to: number) =>
  `${arc(outer, from, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`

/** Half of the angle that one mood takes of the ring. */
export const halfSector = 28.6

const bearings = (step: number, start = 0) =>
  Array.from({ length: 360 / step }, (_, index) => start + index * step)

const join = (paths: string[]) => paths.join('')

// Each point of the rose has two facets: the left one in light, the right one in shade.
const facet = (point: number, base: number, side: number) => (bearing: number) =>
  `M${at(point, bearing)}L${at(base, bearing + side)}L200 200Z`

const rosePoints = (start: number, point: number, base: number) => ({
  light: join(bearings(60, start).map(facet(point, base, -26))),
  shade: join(bearings(60, start).map(facet(point, base, 26))),
})

/** The paths of the face that never change. */
export const facePaths = {
  fineTicks: join(
    bearings(5)
      .filter((bearing) => bearing % 30 !== 0)
      .map((bearing) => spoke(193, 187, bearing)),
  ),
  majorTicks: join(bearings(30).map((bearing) => spoke(194, 183, bearing))),
  spokes: join(bearings(30, 15).map((bearing) => spoke(100, 26, bearing))),
  northArcs: arc(164, -halfSector, -8.5) + arc(164, 8.5, halfSector),
  minorRose: rosePoints(30, 50, 14),
  majorRose: rosePoints(0, 84, 19),
}
