// Runs in a thread of erasure.ts: rewriting the file in the thread of the requests would hold them up.
import { workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

const lockWaitMs = 5000

const file = new Sqlite(String(workerData), { timeout: lockWaitMs, fileMustExist: true })
file.pragma('synchronous = FULL')
file.pragma('secure_delete = ON')
file.exec('vacuum')
file.close()
