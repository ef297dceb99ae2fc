// Who gets a canary. The document and the shell both decide by this file, so that they agree.

/**
 * The browser's bucket, a number from 0 to 99 that its cookie keeps for a year. It is drawn when the
 * browser first meets a canary.
 * @param page the document, or whatever holds its cookies
 */
export const canaryBucket = (page: { cookie: string }) => {
  const [, known = Math.random() * 100] =
    /(?:^|; )truenorth_canary=(\d{1,2})(?:;|$)/.exec(page.cookie) ?? []
  const bucket = Math.floor(+known)
  page.cookie = 'truenorth_canary=' + bucket + '; path=/; max-age=31536000; samesite=lax'
  return bucket
}

/** Shifts the buckets of a remote, so that canaries of different remotes reach different browsers. */
export const canaryOffset = (name: string) =>
  Array.from(name).reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100, 0)

/**
 * Does a browser get the canary? A browser that gets it keeps it while the share grows.
 * @param share percent of browsers
 */
export const isInCanary = (bucket: number, offset: number, share: number) =>
  (bucket + offset) % 100 < share
