import { spawnSync } from 'node:child_process'
import { join } from 'node:path'

/**
 * Runs a command of a checkout, as a team would.
 * @returns how long it took, in seconds
 */
export const timeOf = (checkout: string, script: string, ...words: string[]) => {
  const started = performance.now()
  const { status, stderr } = spawnSync(process.execPath, [join('scripts', script), ...words], {
    cwd: checkout,
    env: { ...process.env, SITE_DIR: join(checkout, 'site') },
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`${script} ${words.join(' ')} failed:\n${stderr}`)
  return (performance.now() - started) / 1000
}
