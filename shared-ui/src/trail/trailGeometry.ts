/** The proportions of one drawing, in its own units. */
export type TrailDrawing = {
  width: number
  height: number
  /** Distance of the first and last waypoint from the edges. */
  pad: number
  /** Height of the line around which the waypoints alternate. */
  middle: number
  /** How far waypoints lie above and below that line. */
  amplitude: number
  /** Radius of a dot. */
  radius: number
}

const draw = (
  width: number,
  height: number,
  pad: number,
  middle: number,
  amplitude: number,
  radius: number,
): TrailDrawing => ({ width, height, pad, middle, amplitude, radius })

const phone = draw(300, 54, 13, 30, 9, 6.5)
const figure = draw(260, 76, 20, 41, 15, 8)

/** Each size has a wide and a narrow drawing, near its real width, so that dots keep their size. */
export const trailDrawings = {
  card: { wide: draw(480, 58, 14, 32, 9, 6.5), narrow: phone },
  dashboard: { wide: draw(560, 66, 16, 36, 11, 7), narrow: phone },
  figure: { wide: figure, narrow: figure },
  detail: { wide: draw(1000, 128, 60, 67, 20, 9), narrow: draw(340, 76, 24, 42, 12, 7) },
} as const

/** Where a trail is shown. */
export type TrailSize = keyof typeof trailDrawings

type Waypoint = { x: number; y: number }

const round = (value: number) => Math.round(value * 100) / 100

// The last waypoint lies near the middle line, which leaves room for its flag.
const heightOf = (index: number, total: number, { middle, amplitude }: TrailDrawing) => {
  const swing = index % 2 === 0 ? amplitude : -amplitude
  return round(middle + (index === total - 1 && total > 1 ? swing * 0.2 : swing))
}

/** Evenly spaced waypoints that alternate around the middle; a single one lies at the end. */
export const waypointsOf = (total: number, drawing: TrailDrawing): Waypoint[] => {
  const { width, pad } = drawing
  const spacing = total > 1 ? (width - 2 * pad) / (total - 1) : 0
  return Array.from({ length: total }, (_, index) => ({
    x: round(total > 1 ? pad + index * spacing : width - pad),
    y: heightOf(index, total, drawing),
  }))
}

/** The path through the waypoints: cubic curves with horizontal handles at half the spacing. */
export const lineThrough = (waypoints: Waypoint[]) =>
  waypoints
    .map(({ x, y }, index) => {
      const before = waypoints[index - 1]
      if (!before) return `M${x} ${y}`
      const half = round((before.x + x) / 2)
      return `C${half} ${before.y} ${half} ${y} ${x} ${y}`
    })
    .join('')

/** Radius of the dots, smaller where many waypoints would touch. */
export const dotRadius = (total: number, { width, pad, radius }: TrailDrawing) =>
  total > 1 ? round(Math.min(radius, ((width - 2 * pad) / (total - 1)) * 0.32)) : radius

/** The path of a flag on a dot. */
export const flagAt = ({ x, y }: Waypoint, radius: number) =>
  `M${x} ${round(y - radius)}v${round(-2.2 * radius)}l${round(1.7 * radius)} ${round(0.62 * radius)}l${round(-1.7 * radius)} ${round(0.62 * radius)}`
