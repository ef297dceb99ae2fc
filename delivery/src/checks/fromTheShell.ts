const ui = '@truenorth/shared-ui'
const auth = '@truenorth/shared-auth'
const itself = 'the shell by its own name'

/** Packages that exist once in a page, and where a remote gets them. */
export const fromTheShell = new Map([
  ['react', itself],
  ['react-dom', itself],
  ['@emotion/react', itself],
  ['@tanstack/react-query', itself],
  ['@tanstack/query-core', itself],
  ['@chakra-ui/react', ui],
  ['react-router', ui],
  ['react-router-dom', ui],
  ['framer-motion', ui],
  ['motion-dom', ui],
  ['echarts', ui],
  ['zrender', ui],
  ['echarts-for-react', ui],
  ['react-hook-form', ui],
  ['lucide-react', ui],
  ['@tanstack/react-virtual', ui],
  ['axios', auth],
  ['valtio', auth],
  ['idb', auth],
])
