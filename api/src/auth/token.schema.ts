import { z } from 'zod'
import { text } from '../fields/text.ts'
import { password } from './user.schema.ts'

export const credentialsSchema = z.object({ username: text(), password: password() })
export const refreshSchema = z.object({ refresh: text() })
export const verifySchema = z.object({ token: text() })
export const logoutSchema = z.object({ refresh: z.unknown().optional() })

export const tokenPairSchema = z.object({ refresh: z.string(), access: z.string() })

export type Credentials = z.infer<typeof credentialsSchema>
/** The answer of `/token/` and of `/token/refresh/`, which always brings a new refresh token. */
export type TokenPair = z.infer<typeof tokenPairSchema>
