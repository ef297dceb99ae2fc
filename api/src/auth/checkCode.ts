import { Failure, invalid, tooManyFor } from '../http/failure.ts'
import { wrongCodesLetter } from '../mail/letters.ts'
import type { AccountParts } from './accountParts.ts'
import { hashOfRecoveryCode, recoveryCodeIn } from './recoveryCodes.ts'
import { createTellOwner } from './tellOwner.ts'
import { stepOfCode } from './totp.ts'

const wrongCode = () =>
  invalid({ code: ['This code is not right. Enter the one that your app shows now.'] })
const usedCode = () =>
  invalid({ code: ['This code was used already. Wait for the next one, half a minute at most.'] })

// The server lost or changed the key that the secret was sealed with: nobody can help it but the operator.
const unreadable = () =>
  new Failure(403, {
    detail: 'Codes of your app cannot be checked at the moment. Use a recovery code.',
  })

type CodeParts = Pick<
  AccountParts,
  | 'secondFactors'
  | 'secondFactorSeal'
  | 'limits'
  | 'clock'
  | 'log'
  | 'background'
  | 'mailer'
  | 'publicUrl'
>

/** What an account's second factor is known by; see `SecondFactorTable`. */
type Factor = { user_id: number; secret: string }

type Account = { id: number; username: string; email: string }

const spaces = /\s/g

/** The time step of a right code of an app. Throws what is wrong with it. */
export const createStepOfCode =
  ({ secondFactorSeal, clock, log }: Pick<CodeParts, 'secondFactorSeal' | 'clock' | 'log'>) =>
  async (factor: Factor, typed: string) => {
    const secret = await secondFactorSeal.open(factor.user_id, factor.secret)
    if (secret === undefined) {
      log.error(
        {},
        'a second factor was sealed with another key: set SECOND_FACTOR_KEY to that one',
      )
      throw unreadable()
    }
    const step = await stepOfCode(secret, typed.replace(spaces, ''), clock())
    if (step === undefined) throw wrongCode()
    return step
  }

/**
 * Checks a code of an account's app, or a recovery code, and uses it up. Wrong codes of the app are counted by account,
 * wherever they come from, in a quarter of an hour and in a day: of a million three are right.
 * @throws Failure 400 when it is wrong or was used, 429 when there were too many
 */
export const createCodeCheck = (parts: CodeParts) => {
  const { secondFactors, limits, clock, publicUrl } = parts
  const tellOwner = createTellOwner(parts)
  const stepOf = createStepOfCode(parts)

  /** @throws Failure 429; the first time in a quarter of an hour the owner is told, since somebody knows the password */
  const take = async (account: Account, key: string) => {
    const { isAllowed, surplus, msLeft } = await limits.codes.count(key)
    if (surplus === 1)
      tellOwner(account, 'wrong codes mail', () => wrongCodesLetter(account, publicUrl))
    if (!isAllowed) throw tooManyFor(msLeft)
    await limits.codesOfDay.take(key)
  }

  return async (account: Account, factor: Factor, typed: string): Promise<'code' | 'recovery'> => {
    const recoveryCode = recoveryCodeIn(typed)
    // Nobody guesses 80 bits: an attacker who uses up the attempts does not lock out who has these.
    if (recoveryCode !== undefined) {
      const hash = hashOfRecoveryCode(account.id, recoveryCode)
      if (await secondFactors.useRecoveryCode(account.id, hash, clock())) return 'recovery'
      throw wrongCode()
    }
    const key = `user ${account.id}`
    await take(account, key)
    const step = await stepOf(factor, typed)
    if (!(await secondFactors.useStep(account.id, step))) throw usedCode()
    await Promise.all([limits.codes.forget(key), limits.codesOfDay.giveBack(key)])
    return 'code'
  }
}
