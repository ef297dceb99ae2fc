import { rspack } from '@rspack/core'
import { shellConfig } from '../rspack.base.js'
import { ShellRecordPlugin } from './ShellRecordPlugin.js'

export default shellConfig({
  dir: import.meta.dirname,
  plugins: [
    new rspack.CopyRspackPlugin({ patterns: [{ from: 'public', noErrorOnMissing: true }] }),
    new ShellRecordPlugin(),
  ],
})
