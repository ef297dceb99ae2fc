// @ts-check
// The integrity plugin writes the hashes of chunks in another order each time: sorted, equal sources give
// equal bundles, and so one and the same release.
import { rspack } from '@rspack/core'

// The table as the plugin writes it; a hash holds neither comma nor brace.
const table = /(\.sriHashes\s*=\s*\{)([^{}]*)(\})/

/** @param {string} entries */
const sorted = (entries) =>
  entries
    .split(',')
    .map((entry) => entry.trim())
    .sort()
    .join(',')

/** Stands beside `SubresourceIntegrityPlugin`, and works before the hashes and the names of files are computed. */
export class SortedIntegrityPlugin {
  /** @param {import('@rspack/core').Compiler} compiler */
  apply(compiler) {
    compiler.hooks.compilation.tap('SortedIntegrity', (compilation) => {
      const stage = rspack.Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL
      compilation.hooks.processAssets.tap({ name: 'SortedIntegrity', stage }, (assets) => {
        for (const [file, source] of Object.entries(assets)) {
          const text = String(source.source())
          if (!table.test(text)) continue
          const ordered = text.replace(
            table,
            (_, start, entries, end) => start + sorted(entries) + end,
          )
          compilation.updateAsset(file, new rspack.sources.RawSource(ordered))
        }
      })
    })
  }
}
