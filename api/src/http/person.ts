/** Who is asking, as their token and the database have it. */
export type Person = {
  id: number
  username: string
  email: string
  isStaff: boolean
  isSuperuser: boolean
  sessionId: string
}

export const isAdmin = ({ isStaff, isSuperuser }: Person) => isStaff || isSuperuser

/**
 * Finds the person behind an Authorization header: undefined when it names nobody, a 401 Failure
 * when it names somebody wrongly.
 */
export type Identify = (authorization: string | undefined) => Promise<Person | undefined>
