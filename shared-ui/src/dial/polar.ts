const round = (value: number) => Math.round(value * 100) / 100

/** A point of the 400-unit face as "x y": bearing in degrees clockwise from north. */
export const at = (radius: number, bearing: number) => {
  const turn = (bearing * Math.PI) / 180
  return `${round(200 + radius * Math.sin(turn))} ${round(200 - radius * Math.cos(turn))}`
}

export const spoke = (outer: number, inner: number, bearing: number) =>
  `M${at(outer, bearing)}L${at(inner, bearing)}`

export const arc = (radius: number, from: number, to: number) =>
  `M${at(radius, from)}A${radius} ${radius} 0 0 1 ${at(radius, to)}`

/** A piece of ring between two bearings. */
export const sector = (outer: number, inner: number, from: number, to: number) =>
  `${arc(outer, from, to)}L${at(inner, to)}A${inner} ${inner} 0 0 0 ${at(inner, from)}Z`

export const bearings = (step: number, start = 0) =>
  Array.from({ length: 360 / step }, (_, index) => start + index * step)
