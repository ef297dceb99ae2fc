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
  useHref,
  useLocation,
  useMatch,
  useNavigate,
  useNavigationType,
  useParams,
  useRouteError,
  useSearchParams,
} from 'react-router-dom'
export type { LinkProps, Location, NavigateFunction, RouteObject } from 'react-router-dom'
export { LeavingGuardHost } from './LeavingGuardHost'
export { useGoBack } from './useGoBack'
export { type LeavingGuard, useLeavingGuard } from './useLeavingGuard'
