// Fails a test that logs an error unseen. What jsdom lacks of a browser comes from `remote-kit/testing.js`.
import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// On a busy machine the usual second is too short.
configure({ asyncUtilTimeout: 8_000 })

const logged: string[] = []
beforeEach(() => {
  logged.length = 0
  jest
    .spyOn(console, 'error')
    .mockImplementation((...words: unknown[]) => logged.push(words.map(String).join(' ')))
})
afterEach(() => {
  jest.restoreAllMocks()
  if (logged.length) throw new Error(`unexpected console.error:\n${logged.join('\n')}`)
})
