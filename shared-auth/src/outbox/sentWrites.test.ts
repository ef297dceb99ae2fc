import { waitFor } from '@testing-library/react'
import { connection } from '../browser/connection'
import { fakeApi, networkError, signInAs } from '../testing'
import { onWriteSent } from './events'
import { postIdempotent } from './postIdempotent'
import { countUnsent, writeStore } from './queue'
import { listenToOtherTabs, stopListening } from './sentWrites'

const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test.each([
  ['the same user', '1', 0],
  ['another user', '2', 1],
])('a message about %s from another tab', async (_, userId, waiting) => {
  signInAs()
  fakeApi({
    'POST /mood/': () => {
      throw networkError()
    },
  })
  // Without the sender, whose rounds count by themselves.
  listenToOtherTabs(countUnsent)
  await postIdempotent('/mood/', {}, { kind: 'mood', label: 'A reading' }).catch(() => undefined)
  const [kept] = await writeStore.listOf('1')
  await writeStore.remove('1', kept?.key ?? '')
  const heard = jest.fn()
  const stop = onWriteSent('mood', heard)
  const elsewhere = new BroadcastChannel('truenorth-outbox')
  const sent = { ...kept, userId, content: '{}' }
  elsewhere.postMessage({ userId, sent })
  // Of another user nothing is heard, for which no moment can be waited.
  if (waiting === 0) await waitFor(() => expect(heard).toHaveBeenCalledTimes(1))
  else await settled()
  await waitFor(() => expect(connection.waiting).toBe(waiting))
  elsewhere.close()
  stopListening()
  stop()
  expect(heard).toHaveBeenCalledTimes(1 - waiting)
})
