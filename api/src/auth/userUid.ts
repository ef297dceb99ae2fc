const digits = /^\d{1,15}$/

/** A user's id as it stands in reset links. */
export const uidOf = (id: number) => Buffer.from(String(id)).toString('base64url')

/** The id behind a uid, undefined when it is none. */
export const idOfUid = (uid: string) => {
  const text = Buffer.from(uid, 'base64url').toString()
  return digits.test(text) ? Number(text) : undefined
}
