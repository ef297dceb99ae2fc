import type { KnipConfig } from 'knip'

// Unused files, exports and dependencies fail the checks.
const config: KnipConfig = {
  workspaces: {
    '.': {
      entry: ['scripts/*.mjs', 'scripts/jest/*.cjs'],
      project: ['scripts/**', '*.js', '*.mjs'],
    },
    shell: { entry: ['src/bootstrap.tsx', 'rspack.config.js'], project: ['src/**', '*.js'] },
    'mf-*': { entry: ['src/App.tsx', 'src/slots/*.tsx', 'rspack.config.js'], project: ['src/**'] },
    'shared-*': { project: ['src/**'] },
    api: { entry: ['src/main.ts', 'src/bin/*.ts'], project: ['src/**'] },
    delivery: { entry: ['src/bin/*.ts'], project: ['src/**'] },
    e2e: {
      entry: [
        'src/stories/*.story.ts',
        'src/gallery.ts',
        'probe/src/App.tsx',
        'probe/rspack.config.js',
      ],
      project: ['src/**'],
    },
    bench: { entry: ['src/*.ts', '*.js'], project: ['src/**'] },
  },
}

export default config
