import { createHash, randomBytes } from 'node:crypto'

/** What two spellings of a name or an address have in common: `Casey` and `casey` are one user. */
export const keyOf = (text: string) => text.normalize('NFKC').toLowerCase()

/** A secret that cannot be guessed, fit for a link. */
export const newSecret = () => randomBytes(32).toString('base64url')

/** How a secret is stored: whoever reads the database cannot use it. */
export const hashOf = (secret: string) => createHash('sha256').update(secret).digest('base64url')
