import { renderHook, waitFor } from '@testing-library/react'
import { fakeApi, networkError, signInAs } from '../testing'
import { announceSent, type SentWrite, useOnWriteSent } from './events'
import { postIdempotent } from './postIdempotent'
import { sendNow } from './sender'
import { useOnFormSent } from './useDraft'

const sent = (kind: string): SentWrite => ({
  userId: '1',
  key: 'k',
  kind,
  draft: undefined,
  path: '/mood/',
  content: '{}',
})

test('useOnWriteSent hears of its own kind only, until it unmounts', () => {
  const heard: string[] = []
  const { rerender, unmount } = renderHook(
    ({ name }) => useOnWriteSent('mood', () => void heard.push(name)),
    { initialProps: { name: 'first' } },
  )
  announceSent(sent('mood'))
  announceSent(sent('journal'))
  rerender({ name: 'second' })
  announceSent(sent('mood'))
  unmount()
  announceSent(sent('mood'))
  expect(heard).toEqual(['first', 'second'])
})

const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }

test('useOnFormSent hears only when the form’s present content was sent', async () => {
  signInAs()
  const api = fakeApi({
    'POST /mood/': () => {
      throw networkError()
    },
  })
  const heard: string[] = []
  const form = (note: string) => ({ kind: 'mood', draft: 'mood.create', body: { note } })
  renderHook(() => useOnFormSent(form('walked'), () => heard.push('the same')))
  renderHook(() => useOnFormSent(form('walked on'), () => heard.push('another')))
  await postIdempotent('/mood/', { note: 'walked' }, options).catch(() => undefined)
  api.respond({ 'POST /mood/': () => [201, { id: 7 }] })
  await sendNow()
  await waitFor(() => expect(heard).toEqual(['the same']))
})
