// @ts-check
// One configuration for all packages, with three projects by where tests run.
import { remoteFolders } from './scripts/workspace.mjs'

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
}
const shared = {
  rootDir: import.meta.dirname,
  transform: { '\\.[cm]?[jt]sx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '\\.(woff2|svg|css)$': '<rootDir>/scripts/jest/asset.ts',
    // Its CommonJS entry point lacks names of its ES module.
    '^piscina$': '<rootDir>/node_modules/piscina/dist/index.js',
    // Its exports have no entry for `require`.
    '^@zip\\.js/zip\\.js/(.*)$': '<rootDir>/node_modules/@zip.js/zip.js/$1',
    // Its package.json names a source that it does not ship.
    '^@pandacss/is-valid-prop$': '<rootDir>/node_modules/@pandacss/is-valid-prop/dist/index.js',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.tsc/', '<rootDir>/site/'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
}
/** @param {string[]} names */
const packages = (...names) => names.map((name) => `<rootDir>/${name}/`)

/** @type {import('jest').Config} */
export default {
  // A busy machine takes its time: no test passes or fails by how long it takes.
  testTimeout: 300_000,
  testSequencer: '<rootDir>/scripts/jest/longestFirst.cjs',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: packages('shell', ...remoteFolders(), 'docs/example', 'shared-auth', 'shared-ui'),
      testMatch: ['**/src/**/*.test.ts?(x)'],
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.ts',
      testEnvironmentOptions: {
        customExportConditions: ['source', 'browser', 'require', 'default'],
      },
      setupFilesAfterEnv: [
        '<rootDir>/remote-kit/testing.js',
        '<rootDir>/scripts/jest/browserSetup.ts',
      ],
      transformIgnorePatterns: [
        '/node_modules/(?!(echarts|echarts-for-react|zrender|@noble/[a-z]+|@zip.js/zip.js|temporal-polyfill|temporal-utils|htmlparser2|entities|dom[a-z-]+)/)',
      ],
    },
    {
      ...shared,
      displayName: 'server',
      roots: packages(
        'api',
        'api-contract',
        'delivery',
        'import-formats',
        'kit',
        'remote-kit',
        'create-remote',
        'scripts',
      ),
      testMatch: ['**/{src,bundler,test,scripts}/**/*.test.ts'],
      globalSetup: '<rootDir>/api/test/support/shareDatabases.ts',
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/api/test/support/seedCases.ts'],
      transformIgnorePatterns: [
        '/node_modules/(?!(age-encryption|jose|@hono/node-server|@noble/[a-z-]+|@scure/base|@zip.js/zip.js|temporal-polyfill|temporal-utils|htmlparser2|entities|dom[a-z-]+)/)',
      ],
    },
    {
      ...shared,
      displayName: 'specs',
      roots: packages('e2e'),
      testMatch: ['**/src/**/*.spec.ts'],
      globalSetup: '<rootDir>/e2e/src/support/prepareBrowser.ts',
      testEnvironment: 'node',
      transformIgnorePatterns: [
        '/node_modules/(?!(jose|@hono/node-server|@zip.js/zip.js|temporal-polyfill|temporal-utils)/)',
      ],
    },
  ],
}
