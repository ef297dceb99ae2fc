// What every request handler finds in its context, and what the app is handed from outside.

/** The user behind a request, as their token and the database describe them. */
export type Person = {
  id: number
  username: string
  email: string
  isStaff: boolean
  isSuperuser: boolean
  /** The hour, after midnight, at which their day ends (D49). */
  dayEnd: number
  /** Empty for a program with an export token. */
  sessionId: string
}

export const isAdmin = ({ isStaff, isSuperuser }: Person) => isStaff || isSuperuser

/**
 * Finds the person behind an Authorization header: undefined when there is no bearer token.
 * @param takesExportTokens whether the route is one for which export tokens are made
 * @throws Failure 401 when the token is not valid
 */
export type Identify = (
  authorization: string | undefined,
  takesExportTokens?: boolean,
) => Promise<Person | undefined>

/** Variables of Hono's context. `user` is set on every route that asks for a signed-in user. */
export type AppEnv = {
  Variables: { user: Person; route: string; requestId: string }
}

/** Where the server logs: facts as an object, then a sentence. It holds no personal text. */
export type Log = {
  info: (facts: object, sentence: string) => void
  warn: (facts: object, sentence: string) => void
  error: (facts: object, sentence: string) => void
}

/** What is measured of every request; it holds no personal data. */
export type RequestFacts = {
  method: string
  /** The path of the route definition; undefined for a path that does not exist. */
  route: string | undefined
  status: number
  /** Milliseconds until the response was ready. */
  ms: number
}
