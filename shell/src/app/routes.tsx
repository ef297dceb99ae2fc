import type { RouteObject } from '@truenorth/shared-ui/router'
import { RethrowRouteError } from './errorScreens'
import { Frame } from './Frame'

/** One splat route: leaving guards need a data router, and screens have their own <Routes>. */
export const routes: RouteObject[] = [
  { path: '*', element: <Frame />, errorElement: <RethrowRouteError /> },
]
