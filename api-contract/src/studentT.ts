/**
 * The probability that Student's t lies within `-limit` and `limit`, for whole degrees of freedom:
 * Abramowitz and Stegun, Handbook of Mathematical Functions (1964), 26.7.3 and 26.7.4.
 */
const probabilityWithin = (limit: number, degrees: number) => {
  const angle = Math.atan(limit / Math.sqrt(degrees))
  const [sine, cosine] = [Math.sin(angle), Math.cos(angle)]
  const isOdd = degrees % 2 === 1
  let term = isOdd ? cosine : 1
  let sum = degrees === 1 ? 0 : term
  for (let index = isOdd ? 3 : 2; index < degrees; index += 2) {
    term *= ((index - 1) / index) * cosine * cosine
    sum += term
  }
  return isOdd ? (2 / Math.PI) * (angle + sine * sum) : sine * sum
}

const mostDegrees = 1000
const halvings = 60

/**
 * The value that the absolute value of Student's t exceeds with that probability (two-sided), for whole
 * degrees of freedom from 1 on; above a thousand it is that of a thousand.
 */
export const studentTQuantile = (probability: number, degrees: number) => {
  const whole = Math.min(degrees, mostDegrees)
  let [low, high] = [0, 1]
  while (1 - probabilityWithin(high, whole) > probability) high *= 2
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (1 - probabilityWithin(middle, whole) > probability) low = middle
    else high = middle
  }
  return high
}
