import { kyselyUsers } from '#src/auth/user.kysely.ts'
import { kyselyRepositories } from '#src/kyselyRepositories.ts'
import { memoryRepositories } from '#src/repositories.ts'
import { databases } from './databases.ts'

type Store = {
  repositories: ReturnType<typeof kyselyRepositories>
  /** Creates a user and returns the id. */
  newUser: () => Promise<number>
  close: () => Promise<void>
}

const openMemory = async (): Promise<Store> => {
  let id = 0
  const newUser = async () => {
    id += 1
    return id
  }
  return { repositories: memoryRepositories(), newUser, close: async () => undefined }
}

/** Memory and both databases: every repository passes the same tests over all of them. */
export const stores = [
  { name: 'memory', open: openMemory },
  ...databases.map(({ name, open }) => ({
    name,
    open: async (): Promise<Store> => {
      const { database, close } = await open()
      const users = kyselyUsers(database.db)
      let count = 0
      const newUser = async () => {
        count += 1
        const username = `user${count}`
        const account = { username, email: '', passwordHash: '', now: new Date() }
        return (await users.add(account)).id
      }
      return { repositories: kyselyRepositories(database.db, database.dialect), newUser, close }
    },
  })),
]
