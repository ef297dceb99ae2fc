import type { KnipConfig } from 'knip'

// Unused files, exports and dependencies fail the checks.
const config: KnipConfig = {
  ignoreExportsUsedInFile: true,
  workspaces: {
    '.': {
      entry: [
        'scripts/*.mjs',
        'scripts/jest/*.ts',
        '*.js',
        'docs/example/*/rspack.config.js',
        'test/data/imports/*.mjs',
        'docs/example/*/src/{App,slots/*,pages/*.test}.tsx',
      ],
      // Used by jest for packages that have them; the last by the guide's example, which is no workspace.
      ignoreDependencies: ['@pandacss/is-valid-prop', 'piscina', '@tanstack/react-query'],
    },
    shell: { entry: ['src/prerender/*.{ts,tsx}', 'src/worker/worker.ts', '*.js'] },
    // The kit brings the bundler's command.
    'mf-*': { entry: ['src/App.tsx', 'src/slots/*.tsx'], ignoreBinaries: ['rspack'] },
    'mf-journal': { entry: ['src/App.tsx'], ignoreBinaries: ['rspack'] },
    // The PostgreSQL of the tests is a program of its own.
    api: {
      entry: [
        'src/main.ts',
        'src/bin/*.ts',
        'test/support/postgresProcess.mjs',
        'rateLimiters.cjs',
      ],
      // Programs of PostgreSQL, and one that reads our backups where it is installed.
      ignoreBinaries: ['pg_dump', 'pg_restore', 'age'],
    },
    // Tests run these programs; nginx where it is installed.
    delivery: {
      entry: ['src/inline/*.ts', 'src/validation/bundledImportsWorker.ts', 'test/*.mjs'],
      ignoreBinaries: ['nginx'],
    },
    // Its screen is compiled against the packages that were built.
    // What it brings for the commands of a remote, besides what it imports.
    'remote-kit': {
      entry: ['test/*.mjs', 'lintRules.js'],
      ignoreDependencies: ['@rspack/cli'],
    },
    // What it writes belongs to a folder elsewhere.
    'create-remote': { project: ['*.js', 'test/*.ts'], ignoreUnresolved: ['./App'] },
    kit: { entry: ['consumer/*.tsx'] },
    e2e: {
      entry: [
        'src/specs/*.spec.ts',
        'src/support/faults/failOnDemand.ts',
        'src/gallery.ts',
        'probe/src/App.tsx',
        'probe/rspack.config.js',
      ],
    },
    // Modules that the monolith's configuration names by path, and a server to compare with.
    bench: {
      entry: [
        'src/*.ts',
        'src/api/bareServer.ts',
        'src/api/noisyAccount.ts',
        'src/monolith/*.ts',
        '*.js',
      ],
    },
  },
}

export default config
