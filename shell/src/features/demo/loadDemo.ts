import type { LoadHandlers } from '@truenorth/shared-auth'

/** The API's own handlers over sample data, with all that this tab has written so far (D10). */
export const loadDemo: LoadHandlers = async () => {
  const [{ openDemo }, { keepForTab }] = await Promise.all([
    import(/* webpackChunkName: "demo" */ '@truenorth/api/demo'),
    import('@truenorth/shared-auth/demo'),
  ])
  return keepForTab(openDemo)
}
