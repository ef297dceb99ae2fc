import { ciede2000, type Lab } from './ciede2000'

// Rows 1, 4, 7, 10, 13, 17, 20 and 25 of the test data that the authors published.
const published: [Lab, Lab, number][] = [
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, -1.3802, -84.2814], [50, 0, -82.7485], 1.0],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.49, -0.001], [50, -2.49, 0.0009], 7.1792],
  [[50, -0.001, 2.49], [50, 0.0009, -2.49], 4.8045],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [58, 24, 15], 19.4535],
  [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
]

test.each(published)(
  'the difference of %j and %j is the published %d',
  (one, other, difference) => {
    expect(ciede2000(one, other)).toBeCloseTo(difference, 4)
    expect(ciede2000(other, one)).toBeCloseTo(difference, 4)
  },
)
