import { dotRadius, flagAt, lineThrough, trailDrawings, waypointsOf } from './trailGeometry'

const { wide } = trailDrawings.card

test('waypoints are spaced evenly and alternate, the last lies near the middle', () => {
  expect(waypointsOf(6, wide)).toEqual([
    { x: 14, y: 41 },
    { x: 104.4, y: 23 },
    { x: 194.8, y: 41 },
    { x: 285.2, y: 23 },
    { x: 375.6, y: 41 },
    { x: 466, y: 30.2 },
  ])
})

test('the line has horizontal handles at half the spacing', () => {
  expect(lineThrough(waypointsOf(6, wide).slice(0, 2))).toBe('M14 41C59.2 41 59.2 23 104.4 23')
})

test('a single waypoint lies at the end, and no waypoint gives an empty list', () => {
  expect(waypointsOf(1, wide)).toEqual([{ x: 466, y: 41 }])
  expect(waypointsOf(0, wide)).toEqual([])
})

test.each([2, 6, 20, 60, 200])('the dots of %d waypoints do not touch', (total) => {
  const [first, second] = waypointsOf(total, wide)
  const distance = (second?.x ?? 0) - (first?.x ?? 0)
  expect(dotRadius(total, wide) * 2).toBeLessThan(distance)
})

test('the flag starts at the top of the last dot', () => {
  expect(flagAt({ x: 466, y: 30.2 }, 6.5)).toBe('M466 23.7v-14.3l11.05 4.03l-11.05 4.03')
})
