import { z } from 'zod'
import { email } from '../fields/email.ts'
import { text } from '../fields/text.ts'
import { password } from './user.schema.ts'

export const resetRequestSchema = z.object({ email: email() })
export const resetConfirmSchema = z.object({
  uid: text(),
  token: text(),
  new_password: password(),
  re_new_password: password(),
})
export const newPasswordSchema = z.object({
  current_password: password(),
  new_password: password(),
})
export const currentPasswordSchema = z.object({ current_password: password() })

export type ResetRequest = z.infer<typeof resetRequestSchema>
export type ResetConfirm = z.infer<typeof resetConfirmSchema>
export type NewPassword = z.infer<typeof newPasswordSchema>
