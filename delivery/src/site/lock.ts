import { open, readFile, rm } from 'node:fs/promises'
import { setTimeout as wait } from 'node:timers/promises'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Runs `work` while holding a lock file; a lock whose owner has died is taken over. */
export const withLock = async <T>(path: string, work: () => Promise<T>): Promise<T> => {
  for (;;) {
    const file = await open(path, 'wx').catch(() => undefined)
    if (file) {
      await file.writeFile(String(process.pid))
      await file.close()
      return work().finally(() => rm(path, { force: true }))
    }
    const owner = Number(await readFile(path, 'utf8').catch(() => ''))
    if (owner && !isRunning(owner)) await rm(path, { force: true })
    await wait(20)
  }
}
