import type { KnipConfig } from 'knip'

// Unused files, exports and dependencies fail the checks.
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/jest/*.cjs',
        '*.js',
        'docs/example/*/rspack.config.js',
        'docs/example/*/src/{App,slots/*}.tsx',
      ],
      // Named to jest for packages that have them; the last by the guide's example, no workspace of its own.
      ignoreDependencies: ['@pandacss/is-valid-prop', 'piscina', '@tanstack/react-query'],
    },
    shell: { entry: ['src/prerender/landing.tsx', 'src/worker/worker.ts', '*.js'] },
    'mf-*': { entry: ['src/App.tsx', 'src/slots/*.tsx'] },
    'mf-journal': { entry: ['src/App.tsx'] },
    // The PostgreSQL of the tests is a program of its own.
    api: { entry: ['src/main.ts', 'src/bin/*.ts', 'src/testbed/*.{cjs,mjs}', 'rateLimiters.cjs'] },
    // Tried by a test where it is installed.
    delivery: { ignoreBinaries: ['nginx'] },
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
