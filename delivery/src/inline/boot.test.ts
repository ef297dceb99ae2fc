/** @jest-environment jsdom */
import { inlineScript } from '../documents/inlineScripts.ts'

const requested: { address: string; headers: Headers }[] = []
const bodiesRead: string[] = []
let isDarkPreferred = false

beforeEach(() => {
  requested.length = 0
  bodiesRead.length = 0
  isDarkPreferred = false
  localStorage.clear()
  document.head.innerHTML = '<meta name="theme-color" content="">'
  document.documentElement.className = ''
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name]
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; max-age=0`
  history.replaceState(null, '', '/')
  Reflect.deleteProperty(window, 'truenorthEarly')
  Object.assign(window, {
    matchMedia: () => ({ matches: isDarkPreferred }),
    fetch: (address: string, { headers }: { headers: Record<string, string> }) => {
      requested.push({ address, headers: new Headers(headers) })
      const blob = async () => bodiesRead.push(address)
      return Promise.resolve({ address, clone: () => ({ blob }) })
    },
  })
})

/** Runs the compiled program as a document does. */
const boot = () => window.eval(inlineScript('boot'))

const tokenFor = (seconds: number) => {
  const claims = JSON.stringify({ exp: Date.now() / 1000 + seconds, note: '~~~???' })
  return `e30.${btoa(claims).replaceAll('+', '-').replaceAll('/', '_')}.x`
}
const signIn = (seconds = 3_600) => {
  const token = tokenFor(seconds)
  localStorage.setItem('access_token', token)
  return token
}
const isKnown = () => 'known' in document.documentElement.dataset
const addresses = () => requested.map(({ address }) => address)

test.each([
  [undefined, false, 'light', '#FAF7F0'],
  [undefined, true, 'dark', '#0D1420'],
  ['true', false, 'dark', '#0D1420'],
  ['false', true, 'light', '#FAF7F0'],
])('stored dark mode %s, preferred %s: %s', (stored, preferred, theme, color) => {
  if (stored) localStorage.setItem('darkMode', stored)
  isDarkPreferred = preferred
  boot()
  expect(document.documentElement.className).toBe(theme)
  expect(document.querySelector('meta')?.content).toBe(color)
})

test('a browser without a session stays unknown and requests nothing', () => {
  boot()
  expect(isKnown()).toBe(false)
  expect(addresses()).toEqual([])
  expect(window).not.toHaveProperty('truenorthEarly')
})

test.each([
  ['an access token', 'access_token', 'x'],
  ['a refresh token', 'refresh_token', 'x'],
  ['a demo', 'truenorth_demo', 'true'],
])('a browser with %s is known', (_title, key, value) => {
  localStorage.setItem(key, value)
  boot()
  expect(isKnown()).toBe(true)
  expect(addresses()).toEqual([])
})

test('a valid token prefetches the user and what the document names, with the parameters of its address', async () => {
  const token = signIn()
  history.replaceState(null, '', '/mood/7/edit')
  document.documentElement.dataset['prefetch'] = '/mood/:2/ /mood/?limit=50'
  boot()
  expect(addresses()).toEqual(['/api/auth/users/me/', '/api/mood/7/', '/api/mood/?limit=50'])
  expect(requested[0]?.headers.get('Authorization')).toBe(`Bearer ${token}`)
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  expect(requested[0]?.headers.get('X-Timezone')).toBe(zone)
  expect(Number(requested[0]?.headers.get('X-Timezone-Offset'))).toBe(
    0 - new Date().getTimezoneOffset(),
  )
  expect(window.truenorthEarly.token).toBe(token)
  expect(await window.truenorthEarly.answers['/api/mood/7/']).toMatchObject({
    address: '/api/mood/7/',
  })
})

test.each(['Etc/Unknown', 'Nowhere/Else', ''])(
  'a browser in the zone %j prefetches as in UTC',
  (timeZone) => {
    signIn()
    const known = Intl.DateTimeFormat().resolvedOptions()
    const zone = jest.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    zone.mockReturnValue({ ...known, timeZone })
    boot()
    zone.mockRestore()
    const headers = requested[0]?.headers
    expect([headers?.get('X-Timezone'), headers?.get('X-Timezone-Offset')]).toEqual(['UTC', '0'])
  },
)

test('the body of a prefetched response is read, even if no screen ever asks for it', async () => {
  signIn()
  boot()
  await window.truenorthEarly.answers['/api/auth/users/me/']
  expect(bodiesRead).toContain('/api/auth/users/me/')
})

test('a token that is about to expire prefetches nothing', () => {
  signIn(4)
  boot()
  expect(isKnown()).toBe(true)
  expect(addresses()).toEqual([])
})

test('a session without "remember me" is over when the browser was closed, and not before', () => {
  signIn()
  document.cookie = 'truenorth_forget=1'
  boot()
  expect([isKnown(), addresses()]).toEqual([false, []])
  document.cookie = 'truenorth_session=1'
  boot()
  expect([isKnown(), addresses()]).toEqual([true, ['/api/auth/users/me/']])
})

test('a browser with an app lock is a known one and prefetches nothing, with tokens or without', () => {
  document.cookie = 'truenorth_lock=locked'
  boot()
  expect([isKnown(), addresses()]).toEqual([true, []])
  signIn()
  boot()
  expect([isKnown(), addresses()]).toEqual([true, []])
})

test('blocked storage leaves the preferred theme and an unknown browser', () => {
  const blocked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  isDarkPreferred = true
  boot()
  expect(document.documentElement.className).toBe('dark')
  expect(isKnown()).toBe(false)
  blocked.mockRestore()
})
