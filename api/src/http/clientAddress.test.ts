import { Hono } from 'hono'
import { clientAddress, countedAddress } from './clientAddress.ts'

const addressFor = async (trustedProxies: number, forwarded: string) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(trustedProxies)(c)))
  const headers = { 'X-Forwarded-For': forwarded }
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  return (await app.request('/', { headers }, bindings)).text()
}

it.each([
  ['1.2.3.4', '1.2.3.4'],
  ['1.2.3.4:51234', '1.2.3.4'],
  ['::ffff:1.2.3.4', '1.2.3.4'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80::/64'],
  ['::1', '::/64'],
  ['unknown', 'unknown'],
])('%s counts as %s', (given, counted) => {
  expect(countedAddress(given)).toBe(counted)
})

describe('the client address', () => {
  it('is that of the socket without trusted proxies', async () => {
    expect(await addressFor(0, '1.2.3.4')).toBe('10.0.0.1')
  })

  it('is the one that the trusted proxy added, not those before it', async () => {
    expect(await addressFor(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4')
  })

  it('is that of the socket when the header is missing', async () => {
    expect(await addressFor(1, '')).toBe('10.0.0.1')
  })
})
