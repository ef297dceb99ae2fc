/** The fewest and the most digits of a PIN. */
export const pinLengths = { min: 4, max: 12 }

const isRun = (pin: string, step: number) =>
  Array.from(pin).every(
    (digit, index, digits) => index === 0 || Number(digit) - Number(digits[index - 1]) === step,
  )

// One block over and over: 7777, 1212, 123123.
const isRepeated = (pin: string) => /^(\d+?)\1+$/.test(pin)

const isYear = (pin: string) => /^(?:19|20)\d\d$/.test(pin)

// The middle column of a number pad, down and up.
const pads = new Set(['2580', '0852', '147258', '159357', '147258369'])

/** Whether it is one of those that are tried first: five tries find them often. */
export const isGuessable = (pin: string): boolean =>
  isRun(pin, 1) || isRun(pin, -1) || isRepeated(pin) || isYear(pin) || pads.has(pin)

/** The message for a new PIN; undefined when it is valid. */
export const newPinError = (pin: string): string | undefined => {
  if (pin === '') return 'A PIN is required'
  if (!/^\d+$/.test(pin)) return 'A PIN has digits alone'
  if (pin.length < pinLengths.min) return `A PIN has at least ${pinLengths.min} digits`
  if (isGuessable(pin)) return 'This PIN is among the first that people try. Choose another one.'
  return undefined
}

/** The message for a PIN that is typed again. */
export const repeatedPinError = (repeated: string, pin: string): string | undefined =>
  repeated === pin ? undefined : 'The PINs do not match'
