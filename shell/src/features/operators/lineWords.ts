import type { OperatorLine } from '@truenorth/api-contract/operators'
import { sizeText } from './sizeText'

type Facts = Pick<OperatorLine, 'kind' | 'detail' | 'actor' | 'account' | 'name_hash'>

const nameOf = (person: OperatorLine['actor']) =>
  person?.username ?? (person ? `Account No. ${person.id}, which is gone` : undefined)

const failures: Readonly<Record<string, string>> = {
  password: 'wrong password',
  code: 'wrong code',
  passkey: 'passkey not accepted',
  deactivated: 'the account is deactivated',
}

const ways: Readonly<Record<string, string>> = {
  password: 'with the password',
  remembered: 'with the password, in a remembered browser',
  code: 'with the password and a code',
  recovery: 'with the password and a recovery code',
  passkey: 'with a passkey',
}

const quotaWords = (detail: string | null) =>
  detail === 'none' ? 'took the quota away' : `set a quota of ${sizeText(Number(detail))}`

// `state:in_progress 12` as `state in progress, No. 12`.
const inboxWords = (detail: string | null) =>
  (detail ?? '').replaceAll(/[:_]/g, ' ').replace(/ (\d+)$/, ', No. $1')

/** What a line of the operators' log says, in a sentence; a server may know more kinds than this page. */
export const lineWords = ({ kind, detail, actor, account, name_hash: hash }: Facts) => {
  const whose = nameOf(account) ?? (hash ? `A name that no account has (${hash})` : 'Somebody')
  const who = nameOf(actor) ?? 'A command on the server'
  const words: Readonly<Record<string, string>> = {
    signed_in: `${whose} signed in ${ways[detail ?? ''] ?? ''}`.trim(),
    sign_in_failed: `${whose} was not signed in: ${failures[detail ?? ''] ?? 'refused'}`,
    sessions_ended: `${who} ended the sessions of ${whose}`,
    deactivated: `${who} deactivated ${whose}`,
    activated: `${who} activated ${whose}`,
    quota_set: `${who} ${quotaWords(detail)} for ${whose}`,
    admin_appointed: `${who} made ${whose} an administrator`,
    second_factor_ended: `${who} ended the second factor of ${whose}`,
    feedback: `${who} worked in the inbox: ${inboxWords(detail)}`,
  }
  return words[kind] ?? `${who}: ${kind}`
}
