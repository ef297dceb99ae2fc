import { renderHook, waitFor } from '@testing-library/react'
import { fakeApi, noAnswer, signInAs } from '../testing'
import { sendNow } from './sender'
import { sendOnce } from './sendOnce'
import { useSentLater } from './useSentLater'

const options = { kind: 'mood', label: 'A reading', draft: 'mood.create' }

test('a form hears that what it shows has been sent; one that was changed since does not', async () => {
  signInAs()
  const api = fakeApi({
    'POST /mood/': () => {
      throw noAnswer()
    },
  })
  const heard: string[] = []
  const form = (note: string) => ({ kind: 'mood', draft: 'mood.create', body: { note } })
  renderHook(() => useSentLater(form('walked'), () => heard.push('the same')))
  renderHook(() => useSentLater(form('walked on'), () => heard.push('another')))
  await sendOnce('/mood/', { note: 'walked' }, options).catch(() => undefined)
  api.answer({ 'POST /mood/': () => [201, { id: 7 }] })
  await sendNow()
  await waitFor(() => expect(heard).toEqual(['the same']))
})
