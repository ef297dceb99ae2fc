import { act, render, screen } from '@testing-library/react'
import { useNear } from './useNear'

type Entry = { isIntersecting: boolean; boundingClientRect?: { height: number } }
type Callback = (entries: Entry[]) => void

const Row = ({ index = 0 }: { index?: number }) => {
  const { ref, isNear, height } = useNear<HTMLDivElement>(`row ${index}`, index)
  return (
    <div ref={ref} data-height={height}>
      {isNear ? <button type="button">complete</button> : 'outline'}
    </div>
  )
}

let observe: Callback
beforeEach(() => {
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(((callback: Callback) => {
    observe = callback
    return { observe() {}, disconnect() {} }
  }) as unknown as (callback: IntersectionObserverCallback) => IntersectionObserver)
})
const comes = () => act(() => observe([{ isIntersecting: true }]))
const goes = (height: number) =>
  act(() => observe([{ isIntersecting: false, boundingClientRect: { height } }]))

it('the first items are complete at once', () => {
  render(<Row />)
  expect(screen.getByText('complete')).toBeVisible()
})

it('an item is complete while it is near, and afterwards an outline of its height', () => {
  render(<Row index={20} />)
  expect(screen.getByText('outline')).not.toHaveAttribute('data-height')
  goes(40)
  expect(screen.getByText('outline')).not.toHaveAttribute('data-height')
  comes()
  expect(screen.getByText('complete')).toBeVisible()
  goes(312)
  expect(screen.getByText('outline')).toHaveAttribute('data-height', '312')
})

it('an item of a page that is gone back to has the height that it had', () => {
  const first = render(<Row index={30} />)
  comes()
  goes(217)
  first.unmount()
  render(<Row index={30} />)
  expect(screen.getByText('outline')).toHaveAttribute('data-height', '217')
})

it('what has the focus stays', () => {
  render(<Row index={0} />)
  screen.getByRole('button').focus()
  goes(312)
  expect(screen.getByRole('button')).toHaveFocus()
})

it('everything is complete while it is printed', () => {
  render(
    <>
      <Row index={40} />
      <Row index={41} />
    </>,
  )
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(screen.getAllByText('complete')).toHaveLength(2)
  act(() => void dispatchEvent(new Event('afterprint')))
  expect(screen.getAllByText('outline')).toHaveLength(2)
})
