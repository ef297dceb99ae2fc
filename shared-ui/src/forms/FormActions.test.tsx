import { fireEvent, screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { FormActions } from './FormActions'

const names = () => screen.getAllByRole('button').map((button) => button.textContent ?? '')

test('a further action comes first, then the button that leaves, then the button that saves', async () => {
  const onCancel = jest.fn()
  const { user } = renderScreen(
    <FormActions save="Save Changes" saving="Saving…" onCancel={onCancel}>
      <button type="button">Delete</button>
    </FormActions>,
  )
  expect(names()).toEqual(['Delete', 'Cancel', 'Save Changes'])
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(onCancel).toHaveBeenCalledTimes(1)
})

test('the button that leaves can be a link with another text', () => {
  renderScreen(<FormActions save="Create Account" saving="Creating…" cancelTo="/" cancel="Back" />)
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/')
  expect(names()).toEqual(['Create Account'])
})

test('while saving both buttons are disabled and the width of both texts is reserved', () => {
  renderScreen(<FormActions save="Save Changes" saving="Saving…" isSaving onCancel={jest.fn()} />)
  const save = screen.getByRole('button', { name: 'Saving…' })
  expect(save).toBeDisabled()
  expect(save.firstElementChild).toHaveAttribute('data-other', 'Save Changes')
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeDisabled()
})

test('a disabled button is described by what is missing', () => {
  const hint = 'Please select your mood to continue'
  renderScreen(<FormActions save="Save Reading" saving="Saving…" isDisabled hint={hint} />)
  expect(screen.getByRole('button')).toBeDisabled()
  expect(screen.getByRole('button')).toHaveAccessibleDescription(hint)
})

test('the status is announced', () => {
  renderScreen(<FormActions save="Save" saving="Saving…" status="You have unsaved changes" />)
  expect(
    screen
      .getAllByRole('status')
      .some((status) => status.textContent === 'You have unsaved changes'),
  ).toBe(true)
})

test('buttons outside of a form submit it', async () => {
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault())
  const { user } = renderScreen(
    <>
      <form id="entry" onSubmit={onSubmit} />
      <FormActions save="Create Entry" saving="Creating..." form="entry" />
    </>,
  )
  await user.click(screen.getByRole('button', { name: 'Create Entry' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

const barHeight = () => document.documentElement.style.getPropertyValue('--bottom-bar')

test('a docked bar publishes how much of the corner it takes while it is shown', () => {
  const rectangle = new DOMRect(0, innerHeight - 80, innerWidth, 80)
  jest.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(rectangle)
  const { unmount } = renderScreen(
    <FormActions save="Save Reading" saving="Saving…" variant="docked" />,
  )
  fireEvent.scroll(window)
  expect(barHeight()).toBe('80px')
  unmount()
  expect(barHeight()).toBe('')
})

test('buttons at the end of a form publish no height', () => {
  renderScreen(<FormActions save="Save" saving="Saving…" />)
  fireEvent.scroll(window)
  expect(barHeight()).toBe('')
})
