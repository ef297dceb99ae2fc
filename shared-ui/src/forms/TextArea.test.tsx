import { fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { renderScreen } from '../testing/renderScreen'
import { TextArea } from './TextArea'

const Form = ({ onSubmit }: { onSubmit: (values: { note: string }) => void }) => {
  const { register, handleSubmit } = useForm({ defaultValues: { note: '' } })
  return (
    <form onSubmit={(event) => void handleSubmit((values) => onSubmit(values))(event)}>
      <TextArea aria-label="Note" limit={5} {...register('note')} />
      <button type="submit">Send</button>
    </form>
  )
}

test('text over the limit is cut between graphemes, also in the form values', async () => {
  const onSubmit = jest.fn()
  const { user } = renderScreen(<Form onSubmit={onSubmit} />)
  await user.click(screen.getByRole('textbox'))
  await user.paste('four👨‍👩‍👧')
  expect(screen.getByRole('textbox')).toHaveValue('four')
  await user.click(screen.getByRole('button'))
  expect(onSubmit).toHaveBeenCalledWith({ note: 'four' })
})

test('a composition is cut when it ends', () => {
  const Controlled = () => {
    const [note, setNote] = useState('')
    return (
      <TextArea
        aria-label="Note"
        limit={2}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
    )
  }
  renderScreen(<Controlled />)
  const box = screen.getByRole('textbox')
  fireEvent.input(box, { target: { value: 'にほん' }, isComposing: true })
  expect(box).toHaveValue('にほん')
  fireEvent.compositionEnd(box)
  expect(box).toHaveValue('にほ')
})
