// A second proof after the password: /auth/second-factor/, /token/second-factor/. Codes are those of RFC 6238.
import * as z from 'zod/mini'
import { instant } from './common.ts'

/** Recovery codes of one account; each is valid once. */
export const recoveryCodeCount = 10
/** For so many days a browser that is remembered asks for no code. */
export const rememberedDays = 30

/** The `code` of the 403 that answers a right password where a code is asked for as well. */
export const codeNeeded = 'second_factor_required'

/** A browser in which the password is enough for a while. */
export const rememberedDeviceSchema = z.object({
  id: z.int(),
  device: z.string().check(z.meta({ description: 'The browser as it named itself at sign-in.' })),
  last_used_at: instant,
  expires_at: instant,
})

export type RememberedDevice = z.infer<typeof rememberedDeviceSchema>

/** Whether and since when an account asks for codes. */
export const secondFactorSchema = z.object({
  enabled_at: z.nullable(instant),
  recovery_codes_left: z.int(),
  devices: z.array(rememberedDeviceSchema),
  is_required: z
    .boolean()
    .check(z.meta({ description: 'Whether the operator asks it of this user, an administrator.' })),
})

export type SecondFactor = z.infer<typeof secondFactorSchema>

/** What an authenticator app needs: the secret in base32, and the same in an address that its camera reads. */
export const secondFactorSetupSchema = z.object({ secret: z.string(), uri: z.string() })

export type SecondFactorSetup = z.infer<typeof secondFactorSetupSchema>

/** Recovery codes, shown only this once. */
export const recoveryCodesSchema = z.object({ recovery_codes: z.array(z.string()) })

export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>

/** A code of the app. */
export type Code = { code: string }

/** What is sent to turn codes off, or to get new recovery codes; `code` may be a recovery code. */
export type ConfirmedCode = Code & { current_password: string }

/** What is sent after the password; `code` may be a recovery code, `challenge` is that of the 403. */
export type SecondProof = Code & { challenge: string; remember_device?: boolean | undefined }
