import { arc, at, bearings, spoke } from './polar'

const join = (paths: string[]) => paths.join('')

export const fineTicks = join(
  bearings(5)
    .filter((bearing) => bearing % 30 !== 0)
    .map((bearing) => spoke(193, 187, bearing)),
)
export const majorTicks = join(bearings(30).map((bearing) => spoke(194, 183, bearing)))
export const spokes = join(bearings(30, 15).map((bearing) => spoke(100, 26, bearing)))
export const northArcs = arc(164, -28.6, -8.5) + arc(164, 8.5, 28.6)

// Each point of the rose has two facets, left in light and right in shade.
const facet = (point: number, base: number, side: number) => (bearing: number) =>
  `M${at(point, bearing)}L${at(base, bearing + side)}L200 200Z`

const points = (start: number, point: number, base: number) => ({
  light: join(bearings(60, start).map(facet(point, base, -26))),
  shade: join(bearings(60, start).map(facet(point, base, 26))),
})

export const minorRose = points(30, 50, 14)
export const majorRose = points(0, 84, 19)
