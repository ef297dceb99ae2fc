import { act, render, screen } from '@testing-library/react'
import { useNear } from './useNear'

type Notice = (entries: { isIntersecting: boolean }[]) => void

const Row = ({ from }: { from: boolean }) => {
  const { ref, isNear } = useNear<HTMLParagraphElement>(from)
  return <p ref={ref}>{isNear ? 'whole' : 'outline'}</p>
}

const notices: Notice[] = []
const disconnect = jest.fn()

beforeEach(() => {
  notices.length = 0
  jest.spyOn(window, 'IntersectionObserver').mockImplementation(((notice: Notice) => {
    notices.push(notice)
    return { observe() {}, disconnect }
  }) as unknown as (notice: IntersectionObserverCallback) => IntersectionObserver)
})

it('draws what begins near at once, without watching it', () => {
  render(<Row from />)
  expect(screen.getByText('whole')).toBeVisible()
  expect(notices).toHaveLength(0)
})

it('draws an outline until it comes near, and keeps the whole from then on', () => {
  render(<Row from={false} />)
  expect(screen.getByText('outline')).toBeVisible()
  act(() => notices[0]?.([{ isIntersecting: false }]))
  expect(screen.getByText('outline')).toBeVisible()
  act(() => notices[0]?.([{ isIntersecting: true }]))
  expect(screen.getByText('whole')).toBeVisible()
  expect(disconnect).toHaveBeenCalled()
})
