// @ts-check
// Holds a lock for a minute, or until it is killed: holdLock.mjs LOCK
import { setTimeout as wait } from 'node:timers/promises'
import { withLock } from '../dist/site/lock.js'

await withLock(process.argv[2] ?? '', async () => {
  console.log('held')
  await wait(60_000)
})
