/** Where the server writes what happened: facts as an object, then a sentence. No personal text. */
export type Log = {
  info: (facts: object, sentence: string) => void
  warn: (facts: object, sentence: string) => void
  error: (facts: object, sentence: string) => void
}
