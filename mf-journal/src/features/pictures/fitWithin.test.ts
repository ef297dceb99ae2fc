import { fitWithin } from './fitWithin'

it.each([
  [4000, 3000, 1600, 1200],
  [3000, 4000, 1200, 1600],
  [800, 600, 800, 600],
  [1600, 1600, 1600, 1600],
  [9000, 2, 1600, 1],
])('%i × %i becomes %i × %i', (width, height, newWidth, newHeight) => {
  expect(fitWithin({ width, height }, 1600)).toEqual({ width: newWidth, height: newHeight })
})
