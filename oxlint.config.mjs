// The house rules that a machine can hold, and the table of who may import whom.
import { remoteFolders } from './scripts/remoteFolders.mjs'

const noServer = {
  group: ['@truenorth/api', '@truenorth/api/*', '!@truenorth/api/contract'],
  message:
    'A browser package takes only types from @truenorth/api/contract; ask the server over http.',
}
const noUp = {
  group: ['@truenorth/shell', '@truenorth/mf-*'],
  message:
    'Never up, never sideways: what two packages need belongs to shared-ui, shared-auth or the registry.',
}
const facaded = {
  group: [
    '@chakra-ui/*',
    'react-router',
    'react-router-dom',
    'framer-motion',
    'echarts',
    'echarts/*',
    'echarts-for-react',
    'react-hook-form',
    'lucide-react',
    '@tanstack/react-virtual',
  ],
  message: 'This library lives behind a door of @truenorth/shared-ui: import it from there.',
}
const facadedAuth = {
  group: ['axios', 'valtio', 'valtio/*', 'idb'],
  message: 'This library lives behind @truenorth/shared-auth: import what you need from there.',
}
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

export default {
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'jest', 'promise', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: ['**/dist', '**/.tsc', '/site', '/data', '/gallery'],
  env: { es2024: true },
  rules: {
    'max-lines': ['error', { max: 200, skipBlankLines: false, skipComments: false }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'no-console': 'error',
    'react/react-in-jsx-scope': 'off',
    'import/no-unassigned-import': 'off',
    'import/no-default-export': 'error',
    'no-await-in-loop': 'off',
    'unicorn/no-array-sort': 'off',
    'no-shadow': 'off',
    'unicorn/consistent-function-scoping': 'off',
    'jest/expect-expect': 'off',
    'jest/no-conditional-expect': 'off',
    'jest/no-standalone-expect': 'off',
  },
  overrides: [
    {
      files: remoteFolders.map((name) => `${name}/src/**`),
      rules: restrict(noServer, noUp, facaded, facadedAuth),
    },
    { files: ['shared-auth/src/**'], rules: restrict(noServer, noUp, facaded) },
    {
      files: ['shared-ui/src/**'],
      rules: restrict({ ...noServer, group: ['@truenorth/api', '@truenorth/api/*'] }, noUp, {
        group: ['@truenorth/shared-auth', '@truenorth/shared-auth/*'],
        message: 'shared-ui knows no user and no server.',
      }),
    },
    {
      files: ['shell/src/**'],
      rules: restrict(
        {
          ...noServer,
          group: [
            '@truenorth/api',
            '@truenorth/api/*',
            '!@truenorth/api/contract',
            '!@truenorth/api/demo',
          ],
        },
        {
          ...noUp,
          group: ['@truenorth/mf-*'],
          message: 'The shell knows no remote at build time: the registry names them.',
        },
        facaded,
        facadedAuth,
      ),
    },
    {
      files: ['api/src/**'],
      rules: restrict({ group: ['@truenorth/*'], message: 'The server knows no browser package.' }),
    },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.story.ts', '**/src/testing/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    {
      files: [
        'scripts/**',
        'bench/**',
        'e2e/**',
        '**/main.ts',
        'delivery/src/bin/**',
        'api/src/bin/**',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      // Plain JavaScript that Node runs as it is.
      files: ['scripts/**'],
      rules: { 'typescript/unbound-method': 'off', 'typescript/no-misused-promises': 'off' },
    },
    {
      files: ['**/*.config.*', 'rspack.base.js', 'scripts/**', '**/App.tsx', '**/src/slots/**'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
}
