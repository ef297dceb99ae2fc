import { Hono } from 'hono'
import { clientAddress } from './clientAddress.ts'

const askedFrom = async (trustedProxies: number, forwarded: string) => {
  const app = new Hono().get('/', (c) => c.text(clientAddress(trustedProxies)(c)))
  const headers = { 'X-Forwarded-For': forwarded }
  const bindings = { incoming: { socket: { remoteAddress: '10.0.0.1' } } }
  return (await app.request('/', { headers }, bindings)).text()
}

describe('the address of a caller', () => {
  it('is the socket’s, whatever the caller claims', async () => {
    expect(await askedFrom(0, '1.2.3.4')).toBe('10.0.0.1')
  })

  it('is the one that our own proxy saw, not what lies before it', async () => {
    expect(await askedFrom(1, '6.6.6.6, 1.2.3.4')).toBe('1.2.3.4')
  })

  it('is the socket’s when the header is missing', async () => {
    expect(await askedFrom(1, '')).toBe('10.0.0.1')
  })
})
