import { screen, waitFor } from '@testing-library/react'
import { IconButton } from '../button/IconButton'
import { renderScreen } from '../testing/renderScreen'
import { Menu } from './Menu'

const showMenu = (onDelete = jest.fn()) => {
  const items = [
    { label: 'Edit', onSelect: jest.fn() },
    { label: 'Delete', danger: true, onSelect: onDelete },
  ]
  const trigger = <IconButton label="More" icon="…" />
  return renderScreen(<Menu label="What to do" trigger={trigger} items={items} />)
}

test('a menu opens with its button', async () => {
  const { user } = showMenu()
  expect(screen.queryByRole('menuitem')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'More' }))
  expect(await screen.findAllByRole('menuitem')).toHaveLength(2)
})

test('an item is chosen with the keyboard', async () => {
  const onDelete = jest.fn()
  const { user } = showMenu(onDelete)
  screen.getByRole('button', { name: 'More' }).focus()
  await user.keyboard('{Enter}')
  await screen.findByRole('menu')
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus())
  await user.keyboard('{End}{Enter}')
  await waitFor(() => expect(onDelete).toHaveBeenCalledTimes(1))
})
