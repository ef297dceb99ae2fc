// @ts-check
// Settings of oxlint for a remote: what has to come from the shell, and what is everybody's in a page.
import { join } from 'node:path'

/** @typedef {{ group?: string[], importNames?: string[], message: string }} ImportPattern */

/**
 * Imports that have to come from the shell under another name.
 * @satisfies {Record<string, ImportPattern>}
 */
export const takenFromShell = {
  sharedUi: {
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
    message:
      'This library lives behind an entry point of @truenorth/shared-ui: import it from there.',
  },
  sharedAuth: {
    group: ['axios', 'valtio', 'valtio/*', 'idb'],
    message: 'This library lives behind @truenorth/shared-auth: import what you need from there.',
  },
  schemas: {
    group: ['zod', 'zod/*'],
    message:
      'The shell provides one zod to all remotes: import from @truenorth/shared-auth/schema.',
  },
  styles: {
    group: ['@emotion/react'],
    importNames: ['Global', 'injectGlobal'],
    message:
      'Styles for the whole page would change the shell and other remotes: style your own elements.',
  },
}

/** The rules of a remote that oxlint itself lacks: they are a plugin of it. */
export const remoteRules = {
  plugin: join(import.meta.dirname, 'lintRules.js'),
  rules: /** @type {const} */ ({
    'truenorth/own-storage-keys': 'error',
    'truenorth/no-patched-built-ins': 'error',
  }),
}

/** The configuration of a remote: `export default lint` in its `oxlint.config.mjs`. */
export const lint = {
  plugins: /** @type {('typescript' | 'react' | 'import' | 'jsx-a11y' | 'promise' | 'oxc')[]} */ ([
    'typescript',
    'react',
    'import',
    'jsx-a11y',
    'promise',
    'oxc',
  ]),
  categories: /** @type {const} */ ({ correctness: 'error' }),
  ignorePatterns: ['dist'],
  jsPlugins: [remoteRules.plugin],
  rules: {
    'react/react-in-jsx-scope': /** @type {const} */ ('off'),
    'no-restricted-imports': /** @type {const} */ ([
      'error',
      { patterns: Object.values(takenFromShell) },
    ]),
    ...remoteRules.rules,
  },
}
