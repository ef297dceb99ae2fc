// @ts-check
// Compiles the programs that documents carry inline, each into one small file.
import { join } from 'node:path'
import { rspack } from '@rspack/core'

/** @type {import('@rspack/core').Configuration} */
export default {
  name: 'inline',
  mode: 'production',
  target: ['web', 'es2022'],
  context: import.meta.dirname,
  entry: {
    boot: './src/inline/boot.ts',
    canaryPreloads: './src/inline/canaryPreloads.ts',
    devtoolsHook: './src/inline/devtoolsHook.ts',
  },
  output: { path: join(import.meta.dirname, 'dist/inline'), filename: '[name].js', clean: true },
  module: {
    rules: [
      {
        test: /\.ts$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: { parser: { syntax: 'typescript' } },
          env: { targets: 'chrome >= 111, firefox >= 113, safari >= 16.4' },
        },
        type: 'javascript/auto',
      },
    ],
  },
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        extractComments: false,
        minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
      }),
    ],
  },
  stats: 'errors-warnings',
}
