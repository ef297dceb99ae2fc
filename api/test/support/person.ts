import type { Database } from '#src/db/openDatabase.ts'
import type { databases } from './databases.ts'
import { testServer } from './testServer.ts'

/**
 * One person at a server, both new for each test, on one database for all of them; a test may put another server or
 * token in their place. After each test nothing runs any more, and the server has reported no error. Call it in a describe.
 */
export const newPerson = (open: (typeof databases)[number]['open'], name: string) => {
  let database: Database
  let close = async () => {}
  let server: ReturnType<typeof testServer>
  let token = ''
  let people = 0

  beforeAll(async () => {
    const opened = await open()
    database = opened.database
    close = opened.close
  })
  afterAll(() => close())
  beforeEach(async () => {
    server = testServer(database)
    people += 1
    token = await server.join(`${name}${people}`)
  })
  afterEach(async () => {
    await server.background.settled()
    expect(server.errors).toEqual([])
  })

  return {
    get database() {
      return database
    },
    get server() {
      return server
    },
    set server(other) {
      server = other
    },
    get token() {
      return token
    },
    set token(other) {
      token = other
    },
    get username() {
      return `${name}${people}`
    },
    send: (method: string, path: string, body: object = {}, headers = {}) =>
      server.call(path, { method, token, body, headers }),
    get: async (path: string) => (await server.call(path, { token })).body,
  }
}

type Person = ReturnType<typeof newPerson>

/** Imports of a person, as a browser makes them. */
export const importsOf = (person: Person, source = 'daylio-csv') => {
  const post = (path: string, body: object = {}, headers = {}) =>
    person.send('POST', `/imports/${path}`, body, headers)
  const begin = async (): Promise<number> =>
    (await post('', { source, file_name: 'a.zip' })).body.id
  const add = (id: number, ...items: object[]) => post(`${id}/items/`, { items })
  const addPaths = (id: number, ...paths: object[]) => post(`${id}/paths/`, { paths })
  const finish = async (id: number, { status, body }: Awaited<ReturnType<typeof add>>) => {
    expect([status, body]).toEqual([200, { added: expect.any(Number) }])
    await post(`${id}/finish/`)
    return { id, added: Number(body.added) }
  }
  return {
    post,
    begin,
    add,
    addPaths,
    /** Brings items in, from the beginning to the end. */
    importAll: async (...items: object[]) => {
      const id = await begin()
      return finish(id, await add(id, ...items))
    },
    /** Brings paths in, from the beginning to the end. */
    importPaths: async (...paths: object[]) => {
      const id = await begin()
      return finish(id, await addPaths(id, ...paths))
    },
  }
}
