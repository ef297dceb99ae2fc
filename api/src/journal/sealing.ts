// Which writes a sealed entry takes, and what an entry that becomes one has to bring.
import type { JournalEntry } from '@truenorth/api-contract/journal'
import { sealedTitle } from '@truenorth/api-contract/sealedPages'
import type { Sealed } from '@truenorth/api-contract/sealedText'
import { Failure, invalid } from '../http/failure.ts'
import { SealRefused, type EntryContent } from './entry.repository.ts'

/** What is stored beside a sealed text. */
export const standIns = { title: sealedTitle, content: '', tags_input: [] }

type Changes = Partial<EntryContent>

const isSealedHere = 'This page is sealed. Reload the app to change it.'

// What the sealed text holds or is bound to: a client that does not know of sealing must not change it.
const boundFields = ['title', 'content', 'tags_input', 'images', 'entry_date'] as const

const expectUnbound = (changes: Changes, before: JournalEntry) => {
  const given = boundFields.filter((name) => changes[name] !== undefined)
  const refused = given.filter((name) => name !== 'entry_date' || changes[name] !== before[name])
  if (refused.length > 0)
    throw invalid(Object.fromEntries(refused.map((name) => [name, [isSealedHere]])))
}

const expectPictures = (changes: Changes, before: JournalEntry) => {
  if (changes.images === undefined && before.images.length > 0)
    throw invalid({ images: ['Send the pictures too: each has to be sealed, or opened, anew.'] })
}

const expectSameId = (sealed: Sealed, present: Sealed) => {
  if (sealed.id !== present.id)
    throw invalid({ sealed: { id: ['The sealed id of an entry never changes.'] } })
}

/**
 * Whether changes have a later revision than the present one. Otherwise another text was stored meanwhile.
 * @throws Failure 400 for changes that an entry in this state does not take
 */
export const isLaterRevision = (changes: Changes, before: JournalEntry): boolean => {
  const { sealed } = changes
  const present = before.sealed
  if (sealed === undefined) {
    if (present) expectUnbound(changes, before)
    return true
  }
  if (sealed === null) {
    if (!present) return true
    const missing = (['title', 'content'] as const).filter((name) => changes[name] === undefined)
    if (missing.length > 0)
      throw invalid(Object.fromEntries(missing.map((name) => [name, ['This field is required.']])))
    expectPictures(changes, before)
    return true
  }
  if (present) expectSameId(sealed, present)
  else expectPictures(changes, before)
  return sealed.revision > (present?.revision ?? 0)
}

/** @throws Failure 400 or 409 in the place of SealRefused, else what it was given */
export const orSealErrors = (error: unknown): never => {
  if (!(error instanceof SealRefused)) throw error
  throw error.reason === 'known'
    ? invalid({ sealed: { id: ['Another entry has this sealed id.'] } })
    : new Failure(409, { detail: 'This account has no sealed pages. Set them up first.' })
}
