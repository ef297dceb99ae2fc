import { connection } from '../connection/connection'
import { fakeApi, noAnswer, signInAs } from '../testing'
import { sendOnce } from './sendOnce'
import { writes } from './shelf'
import { startOutbox } from './startOutbox'
import { whenSent } from './whenSent'

const settled = () => new Promise((resolve) => setTimeout(resolve, 50))

test.each([
  ['the same user', '1', 0],
  ['another user', '2', 1],
])('news of %s in another tab is heard or not', async (_, userId, waiting) => {
  signInAs()
  fakeApi({
    'POST /mood/': () => {
      throw noAnswer()
    },
  })
  startOutbox()
  await sendOnce('/mood/', {}, { kind: 'mood', label: 'A reading' }).catch(() => undefined)
  const [kept] = await writes.listOf('1')
  await writes.remove('1', kept?.key ?? '')
  const heard = jest.fn()
  const stop = whenSent('mood', heard)
  const elsewhere = new BroadcastChannel('truenorth-outbox')
  const sent = { ...kept, userId, content: '{}' }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  elsewhere.postMessage({ userId, sent })
  await settled()
  elsewhere.close()
  stop()
  expect(heard).toHaveBeenCalledTimes(1 - waiting)
  expect(connection.waiting).toBe(waiting)
})
