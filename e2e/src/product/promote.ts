import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Product } from './startProduct.ts'

const run = promisify(execFile)

/** Makes somebody an administrator, with the command that operators use. */
export const promote = ({ data }: Product, username: string) =>
  run(process.execPath, [join(process.cwd(), 'api/dist/bin/admin.js'), username], {
    env: { ...process.env, DATA_DIR: data },
  })
