import { databases } from '../support/databases.ts'
import { testServer } from '../support/testServer.ts'
import { recordsOf, type ReferenceRecord } from './records.ts'
import { createReplay } from './replay.ts'

describe.each(databases)('the recorded answers of the reference back end, on $name', ({ open }) => {
  describe.each(['plain', 'rotate'])('%s', (profile) => {
    let close = async () => {}
    let replay = async (_record: ReferenceRecord) => {}
    let errors: object[] = []

    beforeAll(async () => {
      const opened = await open()
      close = opened.close
      const server = testServer(opened.database)
      errors = server.errors
      replay = createReplay(server, opened.database.db)
    })
    afterAll(() => close())

    it.each(recordsOf(profile).map((record) => [record.name, record] as const))(
      '%s',
      async (_name, record) => {
        await replay(record)
        expect(errors).toEqual([])
      },
    )
  })
})
