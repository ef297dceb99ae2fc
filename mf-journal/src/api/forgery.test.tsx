// Every call about entries and pictures, whatever answers in place of the server (D41).
import { renderHook, waitFor } from '@testing-library/react'
import {
  brokenAnswers,
  fakeApi,
  foreignAnswers,
  signInAs,
  unpromisedBodies,
} from '@truenorth/shared-auth/testing'
import { pictureQueries } from '@truenorth/shared-auth/pictures'
import { makeQueryClient, withQueries } from '@truenorth/shared-ui/testing'
import { entryQueries } from './entries'
import { useChangeEntry, useDeleteEntry } from './entryWrites'
import { describePicture, uploadPicture } from './pictures'

const picture = '/journal/images/3/'
const upload = () =>
  uploadPicture({
    blob: new Blob(['x'], { type: 'image/webp' }),
    alt: '',
    key: 'a',
    signal: new AbortController().signal,
    onProgress: () => {},
  })

beforeEach(() => {
  signInAs()
})

describe.each([...foreignAnswers, ...brokenAnswers])('%s', (_what, answer) => {
  it('is no journal, saves no entry and stores no picture', async () => {
    fakeApi({
      'GET /journal/': answer,
      'PATCH /journal/:id/': answer,
      'POST /journal/images/': answer,
      'PATCH /journal/images/:id/': answer,
    })
    await expect(makeQueryClient().fetchQuery(entryQueries.list())).rejects.toBeInstanceOf(Error)
    await expect(upload()).rejects.toBeInstanceOf(Error)
    await expect(describePicture(picture, 'The sea')).rejects.toBeInstanceOf(Error)
    const { result } = renderHook(useChangeEntry, withQueries())
    result.current.mutate({ id: '7', changes: { title: 'x' }, etag: '"1"' })
    await waitFor(() => expect(result.current.isError).toBe(true))
  })
})

it.each([...foreignAnswers, ...unpromisedBodies])('%s deletes no entry', async (_what, answer) => {
  fakeApi({ 'GET /journal/': () => [], 'DELETE /journal/:id/': answer })
  const { result } = renderHook(useDeleteEntry, withQueries())
  result.current.mutate('7')
  await waitFor(() => expect(result.current.isError).toBe(true))
})

it.each(foreignAnswers)('%s is no picture', async (_what, answer) => {
  fakeApi({ 'GET /journal/images/:id/': answer })
  await expect(makeQueryClient().fetchQuery(pictureQueries.one(picture))).rejects.toBeInstanceOf(
    Error,
  )
})
