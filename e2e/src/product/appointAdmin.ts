import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

const program = join(process.cwd(), 'api/dist/bin/admin.js')

/** What `npm run admin -- <username>` does, beside the running product. Answers with what it says. */
export const appointAdmin = async (data: string, username: string) => {
  const env = { ...process.env, DATA_DIR: data }
  return (await promisify(execFile)(process.execPath, [program, username], { env })).stdout
}
