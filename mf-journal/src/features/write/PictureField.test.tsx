import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { JournalPage } from '../../pages/JournalPage'
import '../../api/sealedPages'
import './EntryModal'

const aFile = (name: string, type = 'image/png') => new File(['x'], name, { type })

const browserThatDraws = () =>
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 40, height: 30, close: () => {} }),
    OffscreenCanvas: class {
      getContext = () => ({ drawImage: () => {} })
      convertToBlob = async ({ type }: { type: string }) => new Blob(['small'], { type })
    },
  })

const openForm = async () => {
  let sent = 0
  const api = fakeApi({
    'GET /journal/': () => [],
    'POST /journal/images/': () => {
      sent += 1
      return [201, { path: `/journal/images/${sent}/`, alt: '' }]
    },
    'PATCH /journal/images/:id/': (body) => ({ ...body, path: '/journal/images/2/' }),
    'POST /journal/': (body) => [400, body],
  })
  const view = renderScreen(<JournalPage />, { path: '/journal?write=new', route: '/journal' })
  await screen.findByRole('dialog', { name: 'Create New Entry' })
  return { ...view, api }
}

beforeEach(() => {
  signInAs()
  browserThatDraws()
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => {}
})

it('takes pictures that are pasted and dropped, and saves their order and descriptions', async () => {
  const { user, api } = await openForm()
  const content = screen.getByLabelText('Content')
  fireEvent.paste(content, { clipboardData: { types: ['Files'], files: [aFile('pasted.png')] } })
  fireEvent.drop(content, { dataTransfer: { types: ['Files'], files: [aFile('dropped.png')] } })
  await waitFor(() => expect(api.callsOf('POST /journal/images/')).toHaveLength(2))
  await user.type(screen.getByLabelText('Describe picture 2'), 'Sand')
  await user.click(screen.getByRole('button', { name: 'Move picture 2 up' }))
  expect(screen.getByLabelText('Describe picture 1')).toHaveValue('Sand')
  await user.type(screen.getByLabelText('Title'), 'Sea')
  await user.type(content, 'Blue.')
  await user.click(screen.getByRole('button', { name: 'Create Entry' }))
  await waitFor(() => expect(api.callsOf('POST /journal/')).toHaveLength(1))
  expect(api.callsOf('PATCH /journal/images/2/')[0]?.body).toEqual({ alt: 'Sand' })
  expect(api.callsOf('POST /journal/')[0]?.body).toMatchObject({
    images: ['/journal/images/2/', '/journal/images/1/'],
  })
})

it('leaves pasted text to the text, also when a picture of it comes along', async () => {
  const { api } = await openForm()
  const clipboardData = { types: ['text/plain', 'Files'], files: [aFile('cells.png')] }
  fireEvent.paste(screen.getByLabelText('Content'), { clipboardData })
  expect(screen.queryByLabelText('Describe picture 1')).toBeNull()
  expect(api.callsOf('POST /journal/images/')).toHaveLength(0)
})

it('says what it does not take, and takes six and no more', async () => {
  const { user, api } = await openForm()
  const input = screen.getByLabelText('Choose pictures')
  const seven = Array.from({ length: 7 }, (_, index) => aFile(`${index}.png`))
  fireEvent.change(input, { target: { files: [aFile('list.txt', 'text/plain'), ...seven] } })
  expect(await screen.findByText(/“list.txt” is not a picture/)).toHaveTextContent(
    'An entry holds at most 6 pictures.',
  )
  expect(screen.getByRole('button', { name: 'Add pictures' })).toBeDisabled()
  await waitFor(() => expect(api.callsOf('POST /journal/images/')).toHaveLength(6), {
    timeout: 60_000,
  })
  await user.click(screen.getByRole('button', { name: 'Remove picture 6' }))
  expect(screen.getByRole('button', { name: 'Add pictures' })).toBeEnabled()
})
