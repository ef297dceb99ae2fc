import type { TrailDrawing } from './trailGeometry'

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

/** Each size is drawn twice, near its real width, so that dots keep their size. */
export const trailDrawings = {
  card: { wide: draw(480, 58, 14, 32, 9, 6.5), narrow: phone },
  dashboard: { wide: draw(560, 66, 16, 36, 11, 7), narrow: phone },
  figure: { wide: figure, narrow: figure },
  detail: { wide: draw(1000, 128, 60, 67, 20, 9), narrow: draw(340, 104, 24, 55, 15, 7) },
} as const

export type TrailSize = keyof typeof trailDrawings
