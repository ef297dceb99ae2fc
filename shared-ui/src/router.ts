// The parts of the router that the product uses. There is one instance of it in a page.
export {
  BrowserRouter,
  createBrowserRouter,
  createMemoryRouter,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  MemoryRouter,
  Navigate,
  NavLink,
  Outlet,
  Route,
  RouterProvider,
  Routes,
  ScrollRestoration,
  UNSAFE_DataRouterContext as DataRouterContext,
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
  useViewTransitionState,
} from 'react-router-dom'
export type { LinkProps, Location, NavigateFunction, RouteObject } from 'react-router-dom'
export { LeavingGuardHost } from './router/LeavingGuardHost'
export { useGoBack } from './router/useGoBack'
export { type LeavingGuard, useLeavingGuard } from './router/useLeavingGuard'
