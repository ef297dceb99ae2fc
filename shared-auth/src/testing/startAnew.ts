import { cleanup } from '@testing-library/react'
import { connection } from '../connection/connection'
import { http } from '../http/http'
import { closeDatabase, database } from '../outbox/database'
import { draftsAtRest } from '../outbox/keepDraft'
import { stopOutbox } from '../outbox/startOutbox'
import { session } from '../session/session'
import { clearTokens } from '../session/tokens'
import { announceUserChange } from '../session/userChange'
import { takeUnknownCalls } from './fakeApi'

const network = http.defaults.adapter

const emptyDatabase = async () => {
  const stores = (await database()).transaction(['drafts', 'writes'], 'readwrite')
  await Promise.all([stores.objectStore('drafts').clear(), stores.objectStore('writes').clear()])
  await closeDatabase()
}

const dropCookies = () => {
  for (const pair of document.cookie.split('; ')) {
    document.cookie = `${pair.split('=')[0]}=; Path=/; Max-Age=0`
  }
}

/** A browser that nobody has used yet. Fails when a call found no answer in the test's table. */
export const startAnew = async (): Promise<void> => {
  cleanup()
  stopOutbox()
  await draftsAtRest()
  http.defaults.adapter = network
  clearTokens()
  announceUserChange()
  Object.assign(session, {
    status: 'loading',
    user: undefined,
    userId: undefined,
    knownAs: undefined,
    demo: false,
    ended: undefined,
    storageWorks: true,
  })
  Object.assign(connection, { online: true, waiting: 0, failed: [] })
  localStorage.clear()
  dropCookies()
  await emptyDatabase()
  const unknown = takeUnknownCalls()
  if (unknown.length > 0) throw new Error(`fakeApi has no answer for: ${unknown.join(', ')}`)
}
