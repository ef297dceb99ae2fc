// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { ShellRecordPlugin } from '../delivery/bundler/ShellRecordPlugin.js'
import { sharedEntryPoints, sharedVersions } from '../rspack.shared.js'
import { shellConfig } from '../rspack.shell.js'
import { devServer } from './devServer.js'
import { prerender } from './prerender.js'
import { WorkerPlugin } from './WorkerPlugin.js'

const dir = import.meta.dirname

/** What delivery publishes beside the shell's scripts. `rspack serve` takes it from a running site. */
const published = () => [
  new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
  new WorkerPlugin(),
  new ShellRecordPlugin({
    dir,
    prerender,
    entryPoints: sharedEntryPoints,
    versions: sharedVersions,
    ownPaths: JSON.parse(readFileSync(join(dir, 'ownPaths.json'), 'utf8')),
  }),
]

/** @param {{ RSPACK_SERVE?: boolean }} env */
export default ({ RSPACK_SERVE: isServed = false } = {}) => ({
  ...shellConfig({ dir, isServed, plugins: isServed ? [] : published() }),
  devServer,
})
