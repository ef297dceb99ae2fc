import { nearestTurn } from './dialGeometry'

test('from north the needle turns left to Very Sad', () => {
  expect(nearestTurn(0, 300)).toBe(-60)
})

test('the needle never turns by more than half a circle and always ends on its bearing', () => {
  const bearings = [0, 60, 120, 180, 240, 300]
  let turn = 0
  for (const bearing of bearings.flatMap((first) =>
    bearings.flatMap((second) => [first, second]),
  )) {
    const next = nearestTurn(turn, bearing)
    expect(Math.abs(next - turn)).toBeLessThanOrEqual(180)
    expect(((next % 360) + 360) % 360).toBe(bearing)
    turn = next
  }
})

test('a needle that points to the bearing already does not turn', () => {
  expect(nearestTurn(-60, 300)).toBe(-60)
  expect(nearestTurn(480, 120)).toBe(480)
})
