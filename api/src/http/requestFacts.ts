/** What is measured of every request: never a name, an address or a word of anybody. */
export type RequestFacts = {
  method: string
  /** As the access table has it; undefined for a path that does not exist. */
  route: string | undefined
  status: number
  ms: number
}
