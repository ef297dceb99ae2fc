const tooSimilar = 0.7

const lettersOf = (text: string) => {
  const letters = new Map<string, number>()
  for (const letter of text) letters.set(letter, (letters.get(letter) ?? 0) + 1)
  return letters
}

// Twice the letters in common over all letters: the measure of the reference back end.
const likeness = (a: string, b: string) => {
  const left = lettersOf(b)
  let common = 0
  for (const letter of a) {
    const count = left.get(letter) ?? 0
    if (count > 0) common += 1
    left.set(letter, count - 1)
  }
  return (2 * common) / (a.length + b.length)
}

const isFarShorter = (part: string, password: string) =>
  password.length >= 10 * part.length && part.length < (tooSimilar / 2) * password.length

/** Whether a password is little more than the value, or than one of the words in it. */
export const isSimilar = (password: string, value: string) => {
  const given = password.toLowerCase()
  const whole = value.toLowerCase()
  return [...whole.split(/[^\p{L}\p{N}_]+/u), whole].some(
    (part) => part !== '' && !isFarShorter(part, given) && likeness(given, part) >= tooSimilar,
  )
}
