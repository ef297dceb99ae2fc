import { browserRelease } from './browserName.ts'
import { contextPatterns } from './feedback.ts'

test.each([
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox 140'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/142.0.0.0',
    'Edge 142',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) EdgiOS/141.0 Version/18.0 Mobile/15E148 Safari/604.1',
    'Edge 141',
  ],
  [
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet 28',
  ],
])('%s is %s', (userAgent, release) => {
  expect(browserRelease(userAgent)).toBe(release)
  expect(contextPatterns.browser.test(release)).toBe(true)
})

test.each(['curl/8.5.0', '', 'Firefox', 'Safari/604.1'])('%j has no release', (userAgent) => {
  expect(browserRelease(userAgent)).toBeUndefined()
})
