import { useState } from 'react'

// A browser may forbid storage or have it full; the choice then lasts as long as the screen.
const read = (key: string) => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const store = (key: string, value: string) => {
  try {
    localStorage.setItem(key, value)
  } catch {
    // The screen still shows the choice.
  }
}

/** One of some choices, which this browser remembers under a key; the first until another is chosen. */
export const useRemembered = <Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
) => {
  const [choice, setChoice] = useState<Choice>(() => {
    const known = read(key)
    return choices.find((one) => one === known) ?? choices[0]
  })
  const choose = (next: Choice) => {
    setChoice(next)
    store(key, next)
  }
  return [choice, choose] as const
}
