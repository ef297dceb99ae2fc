import { renderScreen } from '@truenorth/shared-ui/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { PictureField } from './PictureField'

// The canvas of a browser, which answers with these bytes.
const browserThatDraws = (bytes: string) =>
  Object.assign(globalThis, {
    createImageBitmap: async () => ({ width: 8, height: 6, close: () => undefined }),
    OffscreenCanvas: class {
      getContext = () => ({ drawImage: () => undefined })
      convertToBlob = async () => new Blob([bytes], { type: 'image/webp' })
    },
  })

beforeAll(() => {
  URL.createObjectURL = () => 'blob:picture'
  URL.revokeObjectURL = () => undefined
})

const Form = () => {
  const [picture, setPicture] = useState('')
  return (
    <>
      <PictureField value={picture} onChange={setPicture} />
      <output aria-label="held">{picture}</output>
    </>
  )
}

const open = () => renderScreen(<Form />, { path: '/' })
const file = (type = 'image/png') => new File(['as it came'], 'screen.png', { type })
const paste = (files: File[]) => fireEvent.paste(document.body, { clipboardData: { files } })
const held = () => screen.getByLabelText('held')

test('a pasted picture is drawn anew, shown, and can be taken out', async () => {
  browserThatDraws('drawn anew')
  open()
  paste([file()])
  expect(await screen.findByAltText('The picture that will be sent')).toBeInTheDocument()
  expect(held()).toHaveTextContent(btoa('drawn anew'))
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }))
  expect(held()).toBeEmptyDOMElement()
})

test('another picture takes the place of the first', async () => {
  browserThatDraws('the first')
  open()
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file())
  await screen.findByRole('button', { name: 'Choose another' })
  browserThatDraws('the second')
  await userEvent.upload(screen.getByLabelText('Choose a picture'), file())
  await screen.findByText(btoa('the second'))
})

test('what is no picture is refused in words, and pasted text is left alone', async () => {
  Object.assign(globalThis, { createImageBitmap: () => Promise.reject(new Error('InvalidState')) })
  open()
  expect(paste([file('text/plain')])).toBe(true)
  paste([file()])
  expect(
    await screen.findByText('That is not a picture that this browser can read.'),
  ).toBeInTheDocument()
  expect(held()).toBeEmptyDOMElement()
})
