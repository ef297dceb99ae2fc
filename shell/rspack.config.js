import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { shellConfig } from '../rspack.base.js'
import { sharedDoors, sharedVersions } from '../rspack.shared.js'
import { ShellRecordPlugin } from './ShellRecordPlugin.js'
import { WorkerPlugin } from './WorkerPlugin.js'

const ownPaths = JSON.parse(readFileSync(join(import.meta.dirname, 'ownPaths.json'), 'utf8'))

export default shellConfig({
  dir: import.meta.dirname,
  plugins: [
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
    new WorkerPlugin(),
    new ShellRecordPlugin({ doors: sharedDoors, versions: sharedVersions, ownPaths }),
  ],
})
