// @ts-check
// The house rules that a machine can hold, and the table of which folder may import which.
import { readdirSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { takenFromShell } from './remote-kit/lint.js'
import { remoteFolders } from './scripts/workspace.mjs'

/** @typedef {{ group?: string[], regex?: string, importNames?: string[], message: string }} Pattern */

const noServer = {
  group: ['@truenorth/api', '@truenorth/api/*'],
  message:
    'A browser package takes the wire shapes from @truenorth/api-contract; ask the server over http.',
}
const noUp = {
  group: ['@truenorth/shell', '@truenorth/mf-*', '@truenorth/import-formats'],
  message:
    'Never up, never sideways: what two packages need belongs to shared-ui, shared-auth or the registry.',
}
// The same rules hold for a remote elsewhere.
const { sharedUi: facaded, sharedAuth: facadedAuth } = takenFromShell
const noBrowser = {
  group: ['@truenorth/*', '!@truenorth/api-contract'],
  message: 'The server knows no browser package.',
}
const onlyFiles = {
  group: ['@truenorth/*', '!@truenorth/api-contract', 'node:*', 'react', 'react-dom'],
  message: 'Export files are read in a worker: without a page, a server or Node.',
}
/** @param {Pattern[]} patterns */
const restrict = (...patterns) => ({ 'no-restricted-imports': ['error', { patterns }] })

/**
 * The layers of a package, lowest first; folders of one layer stand side by side. Sources of a folder may
 * import their own folder and those of lower layers.
 * @param {string} sources
 * @param {string[][]} layers
 * @param {Pattern[]} patterns what all of them may not import either
 */
const layered = (sources, layers, ...patterns) =>
  layers.flatMap((layer, level) =>
    layer.map((folder) => {
      const above = layers
        .slice(level)
        .flat()
        .filter((other) => other !== folder)
      // From `features/edit`, its neighbor is `../history`.
      const names = above.map((other) =>
        dirname(other) === dirname(folder) ? `(${dirname(other)}/)?${basename(other)}` : other,
      )
      const pattern = {
        regex: `^(\\.\\./)+(${names.join('|')})/`,
        message: `${sources}/${folder} imports only the layers below it: never up, never sideways.`,
      }
      return {
        files: [`${sources}/${folder}/**`],
        excludeFiles: ['**/*.test.ts', '**/*.test.tsx'],
        rules: restrict(...patterns, ...(above.length > 0 ? [pattern] : [])),
      }
    }),
  )

/** @param {string} remote */
const features = (remote) =>
  readdirSync(join(import.meta.dirname, remote, 'src/features'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `features/${name}`)

export default {
  plugins: ['typescript', 'react', 'import', 'jsx-a11y', 'jest', 'promise', 'unicorn', 'oxc'],
  categories: { correctness: 'error', suspicious: 'error', perf: 'error' },
  ignorePatterns: [
    '**/dist',
    '**/.tsc',
    '/site',
    '/data',
    '/gallery',
    '/.build',
    // Belongs to a folder elsewhere, and is linted there.
    '/create-remote/outside',
  ],
  env: { es2024: true },
  rules: {
    'max-lines': ['error', { max: 300, skipBlankLines: false, skipComments: false }],
    // A drawing with a name is an image, and there is no tag for one that is drawn by code.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // Messages go to workers and channels alone, which have no origin.
    'unicorn/require-post-message-target-origin': 'off',
    'import/no-cycle': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-floating-promises': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/consistent-type-definitions': ['error', 'type'],
    'no-console': 'error',
    'no-underscore-dangle': ['error', { allow: ['__FEDERATION__', '__INSTANCES__'] }],
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
      files: remoteFolders().map((name) => `${name}/src/**`),
      rules: restrict(noServer, noUp, ...Object.values(takenFromShell)),
    },
    { files: ['shared-auth/src/**'], rules: restrict(noServer, noUp, facaded) },
    {
      files: ['shared-ui/src/**'],
      rules: restrict(
        {
          ...noServer,
          group: [
            ...noServer.group,
            '@truenorth/api-contract/*',
            // The rules of days (D49), of time zones (D42) and of texts (D52) are one for all, and know no server; nor do quantiles.
            '!@truenorth/api-contract/readingDay',
            '!@truenorth/api-contract/studentT',
            '!@truenorth/api-contract/zones',
            '!@truenorth/api-contract/text',
          ],
        },
        noUp,
        {
          group: ['@truenorth/shared-auth', '@truenorth/shared-auth/*'],
          message: 'shared-ui knows no user and no server.',
        },
      ),
    },
    {
      files: ['shell/src/**'],
      rules: restrict(
        {
          ...noServer,
          group: [...noServer.group, '!@truenorth/api/demo'],
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
    ...remoteFolders().flatMap((remote) =>
      layered(
        `${remote}/src`,
        [['domain'], ['api'], ['components'], features(remote), ['pages', 'slots']],
        noServer,
        noUp,
        ...Object.values(takenFromShell),
      ),
    ),
    {
      files: ['api-contract/src/**'],
      rules: restrict({
        group: ['@truenorth/*', 'node:*'],
        message: 'The contract runs in browsers and on the server: it knows neither.',
      }),
    },
    { files: ['import-formats/src/*.ts'], rules: restrict(onlyFiles) },
    ...layered('import-formats/src', [['text', 'files'], ['table'], ['formats']], onlyFiles),
    ...layered('delivery/src', [
      ['registry'],
      ['inline'],
      ['site'],
      ['builds'],
      ['documents', 'validation'],
      ['publishing'],
      ['commands'],
      ['network'],
      ['web'],
    ]),
    { files: ['api/src/**'], rules: restrict(noBrowser) },
    ...layered(
      'api/src',
      [
        ['time'],
        ['fields'],
        ['db/migrations'],
        ['db'],
        ['http', 'storage'],
        ['idempotency', 'mail', 'pictures'],
        ['auth', 'moods', 'journeys', 'journal', 'feedback', 'clientReports'],
        ['account'],
        ['demo', 'bin'],
      ],
      // The files of the package's root are the last layer but one.
      noBrowser,
      {
        regex: String.raw`^(\.\./)+[^/]+\.ts$`,
        message: 'The root of api/src stands above its folders.',
      },
    ),
    { files: ['api/src/{demo,bin}/**', 'api/src/**/*.test.ts'], rules: restrict(noBrowser) },
    {
      files: ['**/*.test.ts', '**/*.test.tsx', '**/*.spec.ts', '**/src/testing/**'],
      rules: { 'typescript/no-unsafe-type-assertion': 'off' },
    },
    {
      files: [
        'scripts/**',
        'rspack.*.js',
        'remote-kit/index.js',
        'shell/*.js',
        'bench/**',
        'e2e/**',
        '**/main.ts',
        'delivery/test/*.mjs',
        'api/src/bin/**',
        'test/data/**',
        // The one place of the product that logs in browsers.
        'shared-auth/src/browser/report.ts',
      ],
      rules: { 'no-console': 'off' },
    },
    {
      // Plain JavaScript that Node runs as it is.
      files: ['scripts/**'],
      rules: { 'typescript/unbound-method': 'off', 'typescript/no-misused-promises': 'off' },
    },
    {
      // Tools and federation load these by their default export.
      files: [
        '**/*.config.*',
        'scripts/jest/**',
        'shell/bundleLoader.js',
        'remote-kit/lintRules.js',
        'e2e/src/support/prepareBrowser.ts',
        'api/test/support/shareDatabases.ts',
        '**/App.tsx',
        '**/src/slots/**',
      ],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
}
