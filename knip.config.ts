import type { KnipConfig } from 'knip'

// Unused files, exports and dependencies fail the checks.
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/jest/*.cjs', '*.js'],
      ignoreDependencies: ['@pandacss/is-valid-prop'],
    },
    // Emotion is provided to the remotes, not imported.
    shell: { ignoreDependencies: ['@emotion/react'] },
    'mf-*': { entry: ['src/App.tsx', 'src/slots/*.tsx'] },
    // The PostgreSQL of the tests is a program of its own.
    api: { entry: ['src/main.ts', 'src/bin/*.ts', 'src/testbed/*.mjs'] },
    delivery: { entry: ['src/bin/*.ts'] },
    e2e: {
      entry: [
        'src/stories/*.story.ts',
        'src/gallery.ts',
        'probe/src/App.tsx',
        'probe/rspack.config.js',
      ],
    },
    bench: { entry: ['src/*.ts', '*.js'] },
  },
}

export default config
