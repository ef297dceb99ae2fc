import { z } from 'zod'
import { email } from '../fields/email.ts'
import { text } from '../fields/text.ts'

const usernamePattern = {
  is: /^[\p{L}\p{N}_.@+-]*$/u,
  else: 'Enter a valid username. This value may contain only letters, numbers, and @/./+/-/_ characters.',
}
const longestPassword = 128

/** A password on its way in: trimmed like every text, at registration and at login alike. */
export const password = () => text({ max: longestPassword })

export const newUserSchema = z.object({
  username: text({ max: 150, pattern: usernamePattern }),
  email: email({ blank: true }).optional(),
  password: password(),
})

export const userChangesSchema = z.object({ email: email({ blank: true }).optional() })

export const registeredUserSchema = z.object({
  email: z.string(),
  username: z.string(),
  id: z.int(),
})

export const userSchema = z.object({
  email: z.string(),
  id: z.int(),
  username: z.string(),
  is_staff: z.boolean(),
  is_superuser: z.boolean(),
  is_admin: z.boolean().meta({ description: 'True when is_staff or is_superuser.' }),
})

/** Who is signed in: the answer of `/auth/users/me/`. */
export type User = z.infer<typeof userSchema>
export type NewUser = z.infer<typeof newUserSchema>
export type UserChanges = z.infer<typeof userChangesSchema>
export type RegisteredUser = z.infer<typeof registeredUserSchema>
