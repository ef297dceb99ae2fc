import type { LoadHandlers } from '@truenorth/shared-auth'

/** Loads the API's own handlers, over sample data and what this tab has written since (D10). */
export const loadDemo: LoadHandlers = async () => {
  const [{ openDemo }, { openDemoForTab }] = await Promise.all([
    import(/* webpackChunkName: "demo" */ '@truenorth/api/demo'),
    import('@truenorth/shared-auth/demo'),
  ])
  return openDemoForTab(openDemo)
}
