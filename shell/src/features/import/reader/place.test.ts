import { placeInWords } from './place'

test.each([
  [null, undefined, 'The file'],
  [118, '5 March 2024', 'Line 118'],
  ['Home.json#entries[5]', undefined, 'Entry 6 of Home.json'],
  ['Home.json#entries[5]', '5 March 2024', 'Entry of 5 March 2024'],
  ['[0]', undefined, 'Entry 1'],
  ['dayEntries[7]', undefined, 'Entry 8'],
  ['readings[2]', '5 March 2024', 'Reading of 5 March 2024'],
  ['journeys[0]', undefined, 'Path 1'],
  ['journeys[0].milestones[2]', undefined, 'Waypoint 3 of path 1'],
  ['2024-06.txt#31', undefined, '2024-06.txt, day 31'],
  ['2024-10.txt', undefined, '2024-10.txt'],
  ['1718064000000-cccc.json', '11 June 2024', 'Entry of 11 June 2024'],
])('the place %s on %s is called “%s”', (at, day, words) => {
  expect(placeInWords(at, day)).toBe(words)
})
