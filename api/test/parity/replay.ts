import type { Kysely } from 'kysely'
import type { Tables } from '#src/db/tables.ts'
import type { testServer } from '../support/testServer.ts'
import { secondMs } from '#src/time/instant.ts'
import { differences, sentAlong, signInAfter, undone } from './differences.ts'
import { expectLike } from './expectLike.ts'
import { ownAddresses } from './ownAddresses.ts'
import { prepare } from './preparations.ts'
import type { ReferenceRecord } from './records.ts'

const comparedHeaders = ['content-type', 'allow', 'www-authenticate', 'retry-after']
const pastTheGrace = 30 * secondMs

const repeated = /<(.) repeated (\d+) times>/g
const grow = (text: string) =>
  text.replaceAll(repeated, (_all, one: string, times: string) => one.repeat(Number(times)))

const bytesOf = ({ body, raw }: ReferenceRecord['request'], along: object | undefined) => {
  if (body === null || body === undefined) return undefined
  if (raw && typeof body === 'string') return new TextEncoder().encode(grow(body))
  const whole = typeof body === 'object' && along ? { ...body, ...along } : body
  return new TextEncoder().encode(JSON.stringify(whole))
}

/** Replays records against a server, keeps the values that they save, and compares the answers. */
export const createReplay = (server: ReturnType<typeof testServer>, db: Kysely<Tables>) => {
  const saved: Record<string, string> = {}
  const prepared = new Set<string>()
  const withOwnAddress = ownAddresses()

  const fill = (request: ReferenceRecord['request']): ReferenceRecord['request'] =>
    JSON.parse(
      JSON.stringify(request).replaceAll(
        /\{\{(\w+)\}\}/g,
        (placeholder, name: string) => saved[name] ?? placeholder,
      ),
    )

  const prepareFor = async ({ needs = [], name }: ReferenceRecord) => {
    for (const need of [needs].flat()) {
      if (!prepared.has(need)) Object.assign(saved, await prepare(need, server, db, saved))
      prepared.add(need)
    }
    if (name === 'refresh: rotated token reused') server.time.pass(pastTheGrace)
  }

  const send = async (record: ReferenceRecord) => {
    const request = fill(record.request)
    const body = bytesOf(request, sentAlong[record.name])
    const { method, path, headers } = request
    const response = await server
      .nextApp()
      .request(path, { method, headers, ...(body && { body }) })
    const text = await response.text()
    const isJson = response.headers.get('Content-Type')?.startsWith('application/json')
    const answer = isJson && text ? JSON.parse(text) : text || null
    return { status: response.status, headers: response.headers, body: answer }
  }

  type Answer = Awaited<ReturnType<typeof send>>

  const compare = ({ name, response, volatile }: ReferenceRecord, ours: Answer) => {
    const difference = differences[name]
    const { status } = difference ?? response
    expect({ status: ours.status, body: ours.body }).toMatchObject({ status })
    if (difference) {
      if (difference.body) expect(ours.body).toMatchObject(difference.body)
      return
    }
    for (const header of comparedHeaders) {
      const theirs = response.headers[header]
      if (theirs) expect(ours.headers.get(header)).toBe(theirs)
    }
    expectLike(ours.body, response.body, volatile)
  }

  const remember = async ({ name, saves = {} }: ReferenceRecord, ours: Answer) => {
    for (const [as, field] of Object.entries(saves)) {
      if (ours.body?.[field] !== undefined) saved[as] = String(ours.body[field])
    }
    if (undone.has(name)) {
      const path = `/mood/${ours.body.id}/`
      await server.call(path, { method: 'DELETE', token: saved['access'] })
    }
    const again = signInAfter[name]
    if (!again) return
    const pair = await server.signIn('casey', again.password)
    Object.assign(saved, { [again.access]: pair.access, [again.refresh]: pair.refresh })
  }

  return async (given: ReferenceRecord) => {
    const record = withOwnAddress(given)
    await prepareFor(record)
    const ours = await send(record)
    compare(record, ours)
    await remember(record, ours)
  }
}
