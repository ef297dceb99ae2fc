import { act, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useForm } from 'react-hook-form'
import { Button } from '../button/Button'
import { renderScreen } from '../testing/renderScreen'
import { Checkbox } from './Checkbox'
import { ChoiceCards } from './ChoiceCards'
import { Field, FieldSet } from './Field'
import { Form, type FormProps } from './Form'
import { TextInput } from './TextInput'

const types = [
  { value: 'habit', label: 'Habit' },
  { value: 'skill', label: 'Skill' },
] as const

type Errors = { title?: string; type?: string; terms?: string }

const nothing = () => undefined
const noErrors: Errors = {}
const saveAtOnce = async () => undefined

const Fields = ({ errors = noErrors }: { errors?: Errors }) => (
  <>
    <Field label="Title" required error={errors.title}>
      <TextInput />
    </Field>
    <Field label="Reward">
      <TextInput />
    </Field>
    <FieldSet legend="Type" required error={errors.type}>
      <ChoiceCards label="Type" value="skill" options={types} onChange={nothing} />
    </FieldSet>
    <Checkbox error={errors.terms}>I accept the terms</Checkbox>
    <Button type="submit">Save</Button>
  </>
)

type SavingProps = Partial<FormProps> & { refusal: Errors; save?: () => Promise<unknown> }

/** Shows the errors of `refusal` once `save` has settled. */
const SavingForm = ({ refusal, save = saveAtOnce, ...rest }: SavingProps) => {
  const [errors, setErrors] = useState<Errors>({})
  const submit = async () => {
    await save()
    setErrors(refusal)
  }
  return (
    <Form label="Add a milestone" onSubmit={submit} {...rest}>
      <Fields errors={errors} />
    </Form>
  )
}

test('a form leaves validation to its own rules, or to the browser', () => {
  const { container, unmount } = renderScreen(<SavingForm refusal={{}} />)
  expect(screen.getByRole('form', { name: 'Add a milestone' })).toHaveAttribute('novalidate')
  unmount()
  renderScreen(<SavingForm refusal={{}} browserValidation />)
  expect(screen.getByRole('form')).not.toHaveAttribute('novalidate')
  expect(container).toBeEmptyDOMElement()
})

test('a required field is marked once, and the mark is no part of its name', () => {
  const { container } = renderScreen(<SavingForm refusal={{}} />)
  const marked = [...container.querySelectorAll('[data-required]')]
  expect(marked.map(({ textContent }) => textContent)).toEqual(['Title', 'Type'])
  expect(screen.getByRole('textbox', { name: 'Title' })).toBeRequired()
  expect(screen.getByRole('radiogroup', { name: 'Type' })).toHaveAttribute('aria-required', 'true')
})

test('required fields outside of a form have no mark', () => {
  const { container } = renderScreen(<Fields />)
  expect(container.querySelector('[data-required]')).toBeNull()
})

test('the focus moves to the first invalid control after a refused save', async () => {
  const { user } = renderScreen(
    <SavingForm refusal={{ title: 'Title is required', type: 'Pick a type' }} />,
  )
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Title' })).toHaveFocus())
})

test('the focus moves into an invalid radio group', async () => {
  const { user } = renderScreen(<SavingForm refusal={{ type: 'Pick a type' }} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Skill' })).toHaveFocus())
  expect(screen.getByRole('radiogroup')).toBeInvalid()
  expect(screen.getByRole('group', { name: 'Type' })).toHaveAccessibleDescription('Pick a type')
})

test('the focus moves to an invalid checkbox, which keeps its state', async () => {
  const { user } = renderScreen(<SavingForm refusal={{ terms: 'Please accept the terms' }} />)
  const box = screen.getByRole('checkbox')
  await user.click(box)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(box).toHaveFocus())
  expect(box).toBeChecked()
  expect(box).toHaveAccessibleDescription('Please accept the terms')
})

test('the focus stays in a field that the user moved to while saving', async () => {
  let refuse: () => void = nothing
  const save = () => new Promise<void>((resolve) => (refuse = resolve))
  const { user } = renderScreen(<SavingForm refusal={{ title: 'Title is required' }} save={save} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  const reward = screen.getByRole('textbox', { name: 'Reward' })
  await user.click(reward)
  await act(async () => refuse())
  expect(await screen.findByText('Title is required')).toBeVisible()
  expect(reward).toHaveFocus()
})

test('the focus stays where it is after a successful save', async () => {
  const { user } = renderScreen(<SavingForm refusal={{}} />)
  const save = screen.getByRole('button', { name: 'Save' })
  await user.click(save)
  expect(save).toHaveFocus()
})

const HookForm = ({ onSave }: { onSave: () => void }) => {
  const { register, formState, handleSubmit } = useForm({ defaultValues: { title: '' } })
  return (
    <Form label="Add a milestone" onSubmit={handleSubmit(onSave)}>
      <Field label="Title" required error={formState.errors.title?.message}>
        <TextInput {...register('title', { required: 'Title is required' })} />
      </Field>
      <Button type="submit">Save</Button>
    </Form>
  )
}

test('a form submits with react-hook-form', async () => {
  const onSave = jest.fn()
  const { user } = renderScreen(<HookForm onSave={onSave} />)
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Title is required')).toBeVisible()
  expect(onSave).not.toHaveBeenCalled()
  const title = screen.getByRole('textbox', { name: 'Title' })
  await waitFor(() => expect(title).toHaveFocus())
  await user.type(title, 'Seven days{Enter}')
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
})

test('a form in a dialog does not submit the form around it', async () => {
  const outer = jest.fn()
  const inner = jest.fn()
  const dialog = (
    <Form label="Describe the picture" onSubmit={inner}>
      <Button type="submit">Describe</Button>
    </Form>
  )
  const { user } = renderScreen(
    <Form label="Create an entry" onSubmit={outer}>
      {createPortal(dialog, document.body)}
    </Form>,
  )
  await user.click(screen.getByRole('button', { name: 'Describe' }))
  expect(inner).toHaveBeenCalledTimes(1)
  expect(outer).not.toHaveBeenCalled()
})
