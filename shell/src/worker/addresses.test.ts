import { filesNamedIn, isScreen, isVersioned, releaseFolders, sequenceOf } from './addresses'

test.each([
  '/api/mood/',
  '/api/auth/users/me/',
  '/healthz',
  '/.well-known/change-password',
  '/readyz',
  '/metrics',
  '/remotes.json',
])('the worker leaves %s to the network', (path) => {
  expect([isScreen(path), isVersioned(path)]).toEqual([false, false])
})

test.each(['/', '/dashboard', '/mood/12/edit', '/password-reset-confirm/MQ/abc-123'])(
  '%s is a screen',
  (path) => expect(isScreen(path)).toBe(true),
)

test('files named by content, and files of releases, are versioned', () => {
  expect(isVersioned('/assets/shell.abc123.js')).toBe(true)
  expect(isVersioned('/remotes/mood/1.0.0-abc/mf-manifest.json')).toBe(true)
  expect(isVersioned('/remotes/../live/app.html')).toBe(false)
  expect(isVersioned('/remotes.json')).toBe(false)
})

test('reads files, releases and sequence number from a document', () => {
  const html = `<script defer src="/assets/shell.a1.js"></script><link href="/icon.svg">
    <script>{"sequence":7,"remotes":[{"entry":"/remotes/mood/1.0.0-a/mf-manifest.json"}]}</script>`
  expect(filesNamedIn(html)).toEqual(['/assets/shell.a1.js'])
  expect(releaseFolders(html)).toEqual(new Set(['/remotes/mood/1.0.0-a/']))
  expect(sequenceOf(html)).toBe(7)
})
