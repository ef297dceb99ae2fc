// @ts-check
// Bundles `index.js` of a folder with the plugins for integrity: node bundle.mjs FOLDER OUTPUT.
import { join } from 'node:path'
import { rspack } from '@rspack/core'
import { SortedIntegrityPlugin } from '../SortedIntegrityPlugin.js'

const [dir = '', output = ''] = process.argv.slice(2)
const compiler = rspack({
  context: dir,
  mode: 'production',
  devtool: false,
  entry: './index.js',
  output: {
    path: join(dir, output),
    filename: '[name].[contenthash:10].js',
    crossOriginLoading: 'anonymous',
  },
  plugins: [
    new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
    new SortedIntegrityPlugin(),
  ],
})
compiler.run((error) => {
  if (error) throw error
  compiler.close(() => {})
})
