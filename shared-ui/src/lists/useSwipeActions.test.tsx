import { fireEvent, screen } from '@testing-library/react'
import { renderScreen } from '../testing/renderScreen'
import { useSwipeActions } from './useSwipeActions'

const edit = jest.fn()
const remove = jest.fn()

const Card = ({ canDelete }: { canDelete: boolean }) => {
  const { ref, hint } = useSwipeActions({
    right: { label: 'Edit', onSelect: edit },
    left: canDelete ? { label: 'Delete', onSelect: remove, danger: true } : undefined,
  })
  return (
    <article ref={ref}>
      A card
      {hint}
    </article>
  )
}

const show = ({ canDelete = true } = {}) => {
  renderScreen(<Card canDelete={canDelete} />)
  return screen.getByRole('article')
}

/** A finger that goes through the points, which are across and down, and is let go unless it `stays`. */
const drag = (card: HTMLElement, points: [number, number][], { stays = false } = {}) => {
  const touches = ([clientX, clientY]: [number, number]) => [{ clientX, clientY }]
  const [first = [0, 0], ...others] = points
  fireEvent.touchStart(card, { touches: touches(first) })
  for (const point of others) fireEvent.touchMove(card, { touches: touches(point) })
  if (!stays) fireEvent.touchEnd(card, { changedTouches: touches(others.at(-1) ?? first) })
}

beforeEach(() => {
  edit.mockClear()
  remove.mockClear()
})

test('a card follows the finger, and says what a swipe that far does', () => {
  const card = show()
  drag(
    card,
    [
      [200, 300],
      [230, 300],
      [280, 304],
    ],
    { stays: true },
  )
  expect(screen.getByText('Edit')).toBeVisible()
  expect(card.style.transform).toBe('translateX(80px)')
  expect(edit).not.toHaveBeenCalled()
})

test('far enough to the right and to the left each do their own, and the card goes back', () => {
  const card = show()
  drag(card, [
    [100, 300],
    [140, 300],
    [260, 310],
  ])
  expect(edit).toHaveBeenCalledTimes(1)
  drag(card, [
    [260, 300],
    [220, 300],
    [100, 310],
  ])
  expect(remove).toHaveBeenCalledTimes(1)
  expect(edit).toHaveBeenCalledTimes(1)
  expect(card.style.transform).toBe('')
  expect(screen.queryByText('Delete')).toBeNull()
})

test('a short swipe, and one that comes back, do nothing', () => {
  const card = show()
  drag(card, [
    [100, 300],
    [130, 300],
    [150, 300],
  ])
  drag(card, [
    [100, 300],
    [140, 300],
    [260, 300],
    [110, 300],
  ])
  expect(edit).not.toHaveBeenCalled()
  expect(card.style.transform).toBe('')
})

test('scrolling never becomes a swipe', () => {
  const card = show()
  drag(card, [
    [100, 300],
    [104, 340],
    [260, 420],
  ])
  expect(card.style.transform).toBe('')
  expect(edit).not.toHaveBeenCalled()
})

test('a swipe from the edge of the window is left to the browser', () => {
  const card = show()
  drag(card, [
    [8, 300],
    [60, 300],
    [200, 300],
  ])
  expect(edit).not.toHaveBeenCalled()
})

test('a card does not move to the side on which nothing is done', () => {
  const card = show({ canDelete: false })
  drag(
    card,
    [
      [260, 300],
      [220, 300],
      [100, 300],
    ],
    { stays: true },
  )
  expect(card.style.transform).toBe('')
  expect(screen.queryByText('Delete')).toBeNull()
})

test('a swipe that the browser takes over ends', () => {
  const card = show()
  drag(
    card,
    [
      [100, 300],
      [140, 300],
      [260, 300],
    ],
    { stays: true },
  )
  fireEvent.touchCancel(card)
  expect(card.style.transform).toBe('')
  fireEvent.touchEnd(card, { changedTouches: [{ clientX: 260, clientY: 300 }] })
  expect(edit).not.toHaveBeenCalled()
})
