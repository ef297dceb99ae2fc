const between = 'A whole number from 0 to 100'

/** The progress that somebody types: 0 to 100; nothing typed is 0. */
export const progressRule = {
  validate: (text: string) => {
    const value = Number(text)
    return (Number.isInteger(value) && value >= 0 && value <= 100) || between
  },
}
