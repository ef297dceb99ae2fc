import { cleanup } from '@testing-library/react'
import { setDayEnd } from '@truenorth/shared-ui'
import { deleteDB } from 'idb'
import { connection, type Connection } from '../browser/connection'
import { closeDatabase, database } from '../browser/database'
import { http } from '../http/httpClient'
import { closeKeys } from '../outbox/deviceKey'
import { draftsStored } from '../outbox/draftWriter'
import { stopOutbox } from '../outbox/sender'
import { closeMemory } from '../sealedPages/memory'
import { closeSealedPages } from '../sealedPages/sealedPages'
import { announceUserChange, session, type Session } from '../session/session'
import { storage } from '../session/storage'
import { clearTokens } from '../session/tokens'
import { takeUnknownCalls } from './fakeApi'

type SessionState = Session & { storageWorks: boolean }

/** Puts the session into a state, however it would come about. The product itself goes by transitions. */
export const setSession = ({ storageWorks, ...changes }: Partial<SessionState>): void => {
  Object.assign(session, changes)
  if ('user' in changes) setDayEnd(changes.user?.day_end)
  if (storageWorks !== undefined) Object.assign(storage, { works: storageWorks })
}

/** Sets what the frame shows of the connection and the outbox. */
export const setConnection = (changes: Partial<Connection>): void =>
  void Object.assign(connection, changes)

const network = http.defaults.adapter

const emptyDatabase = async () => {
  const stores = (await database()).transaction(['drafts', 'writes'], 'readwrite')
  await Promise.all([stores.objectStore('drafts').clear(), stores.objectStore('writes').clear()])
  await closeDatabase()
  await closeKeys()
  await deleteDB('truenorth-keys')
  closeSealedPages()
  await closeMemory()
  await deleteDB('truenorth-sealed-pages')
}

const dropCookies = () => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  }
}

/** Makes the browser one that nobody has used yet. Fails when a call was not in the test's table. */
export const reset = async (): Promise<void> => {
  cleanup()
  stopOutbox()
  await draftsStored()
  http.defaults.adapter = network
  clearTokens()
  announceUserChange()
  setSession({
    status: 'loading',
    user: undefined,
    userId: undefined,
    knownAs: undefined,
    demo: false,
    ended: undefined,
    endedOf: undefined,
    storageWorks: true,
  })
  setConnection({ online: true, waiting: 0, failed: [] })
  localStorage.clear()
  dropCookies()
  await emptyDatabase()
  const unknown = takeUnknownCalls()
  if (unknown.length > 0) throw new Error(`fakeApi has no response for: ${unknown.join(', ')}`)
}
