// Runs in a thread of checkpoints.ts: copying the log into the file in the thread of the requests would hold them up.
import { parentPort, workerData } from 'node:worker_threads'
import Sqlite from 'better-sqlite3'

// What is written meanwhile is copied too, so that the log can begin anew instead of growing.
const mostRounds = 5

const file = new Sqlite(String(workerData), { timeout: 0, fileMustExist: true })
file.pragma('synchronous = FULL')
const checkpoint = file.prepare<[], { log: number; checkpointed: number }>(
  'pragma wal_checkpoint(PASSIVE)',
)

parentPort?.on('message', () => {
  for (let round = 0; round < mostRounds; round += 1) {
    const result = checkpoint.get()
    if (!result || result.checkpointed >= result.log) break
  }
  parentPort?.postMessage('done')
})
