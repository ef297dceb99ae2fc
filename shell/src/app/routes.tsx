import type { RouteObject } from '@truenorth/shared-ui/router'
import { PassOn } from '../features/trouble/PassOn'
import { Frame } from './Frame'

/** One splat route: leaving guards need a data router, screens bring their own <Routes>. */
export const routes: RouteObject[] = [{ path: '*', element: <Frame />, errorElement: <PassOn /> }]
