// One setting for all packages: three kinds of test, told apart by where they run.
import { remoteFolders } from './scripts/remoteFolders.mjs'

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
    '\\.(woff2|svg|css)$': '<rootDir>/scripts/jest/asset.cjs',
    // Its CommonJS door has not the names of its other one.
    '^piscina$': '<rootDir>/node_modules/piscina/dist/index.js',
    // Names a source that it does not ship.
    '^@pandacss/is-valid-prop$': '<rootDir>/node_modules/@pandacss/is-valid-prop/dist/index.js',
  },
  modulePathIgnorePatterns: ['/dist/', '/\\.tsc/', '/site/'],
  testEnvironmentOptions: { customExportConditions: ['source', 'node', 'require', 'default'] },
}
const packages = (...names) => names.map((name) => `<rootDir>/${name}/`)

export default {
  testTimeout: 20_000,
  projects: [
    {
      ...shared,
      displayName: 'unit',
      roots: packages('shell', ...remoteFolders, 'shared-auth', 'shared-ui'),
      testMatch: ['**/src/**/*.test.ts?(x)'],
      testEnvironment: '<rootDir>/scripts/jest/browserEnvironment.cjs',
      testEnvironmentOptions: {
        customExportConditions: ['source', 'browser', 'require', 'default'],
      },
      setupFilesAfterEnv: [
        '<rootDir>/scripts/jest/browserSetup.cjs',
        '<rootDir>/scripts/jest/patience.cjs',
      ],
      transformIgnorePatterns: ['/node_modules/(?!(echarts|echarts-for-react|zrender)/)'],
    },
    {
      ...shared,
      displayName: 'server',
      roots: packages('api', 'delivery'),
      testMatch: ['**/src/**/*.test.ts'],
      testEnvironment: 'node',
      setupFiles: ['<rootDir>/api/src/testbed/sameCases.cjs'],
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/patience.cjs'],
      transformIgnorePatterns: ['/node_modules/(?!(jose|@hono/node-server)/)'],
    },
    {
      ...shared,
      displayName: 'stories',
      roots: packages('e2e'),
      testMatch: ['**/src/**/*.story.ts'],
      testEnvironment: 'node',
      setupFilesAfterEnv: ['<rootDir>/scripts/jest/patience.cjs'],
      transformIgnorePatterns: ['/node_modules/(?!(jose|@hono/node-server)/)'],
    },
  ],
}
