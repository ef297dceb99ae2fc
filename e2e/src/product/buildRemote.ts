import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Builds one remote with its own configuration, as its team does. */
export const buildRemote = (dir: string) =>
  run(process.execPath, [join(process.cwd(), 'scripts/bundle.mjs'), dir])
