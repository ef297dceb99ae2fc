import type { Letter } from '../mail/mailer.ts'
import type { AccountParts } from './accountParts.ts'

/** Sends letters to the owners of accounts that have an address, after the answer. `what` names a letter in the log. */
export const createTellOwner =
  ({ background, mailer }: Pick<AccountParts, 'background' | 'mailer'>) =>
  ({ email }: { email: string }, what: string, letter: () => Promise<Letter>) => {
    if (email === '') return
    background.run(what, async () => mailer.send(await letter()))
  }
