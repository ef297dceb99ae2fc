export type TrailDrawing = {
  width: number
  height: number
  /** Distance of the first and last waypoint from the edges. */
  pad: number
  /** The line that waypoints alternate around, and by how much. */
  middle: number
  amplitude: number
  radius: number
}

export type Waypoint = { x: number; y: number }

const round = (value: number) => Math.round(value * 100) / 100

// The last waypoint stands nearly on the middle line, so that its flag has room.
const height = (index: number, total: number, { middle, amplitude }: TrailDrawing) => {
  const swing = index % 2 === 0 ? amplitude : -amplitude
  return round(middle + (index === total - 1 && total > 1 ? swing * 0.2 : swing))
}

/** Evenly spaced waypoints, alternating around the middle; a single one stands at the end. */
export const waypointsOf = (total: number, drawing: TrailDrawing): Waypoint[] => {
  const { width, pad } = drawing
  const spacing = total > 1 ? (width - 2 * pad) / (total - 1) : 0
  return Array.from({ length: total }, (_, index) => ({
    x: round(total > 1 ? pad + index * spacing : width - pad),
    y: height(index, total, drawing),
  }))
}

/** One line through the waypoints, with horizontal handles at half the spacing. */
export const lineThrough = (waypoints: Waypoint[]) =>
  waypoints
    .map(({ x, y }, index) => {
      const before = waypoints[index - 1]
      if (!before) return `M${x} ${y}`
      const half = round((before.x + x) / 2)
      return `C${half} ${before.y} ${half} ${y} ${x} ${y}`
    })
    .join('')

/** Dots shrink where many waypoints would touch. */
export const dotRadius = (total: number, { width, pad, radius }: TrailDrawing) =>
  total > 1 ? round(Math.min(radius, ((width - 2 * pad) / (total - 1)) * 0.32)) : radius

export const flagAt = ({ x, y }: Waypoint, radius: number) =>
  `M${x} ${round(y - radius)}v${round(-2.2 * radius)}l${round(1.7 * radius)} ${round(0.62 * radius)}l${round(-1.7 * radius)} ${round(0.62 * radius)}`
