import * as fc from 'fast-check'
import { readPageUse } from './pageUse'

test('any message is parsed into a number and texts, or ignored', () => {
  fc.assert(
    fc.property(fc.anything(), fc.jsonValue(), (sequence, files) => {
      const use = readPageUse({ sequence, files })
      if (!use) return
      expect(Number.isNaN(use.sequence) || typeof use.sequence === 'number').toBe(true)
      expect(use.files.every((file) => typeof file === 'string')).toBe(true)
    }),
  )
  expect(readPageUse(null)).toBeUndefined()
  expect(readPageUse({ sequence: 1, files: ['/a', 2] })).toEqual({ sequence: 1, files: ['/a'] })
})
