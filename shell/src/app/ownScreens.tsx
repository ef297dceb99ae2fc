import { AccountSkeleton } from '../features/account/AccountSkeleton'
import { ScreenSkeleton } from '../components/ScreenSkeleton'
import { lazyScreen } from './lazyScreen'

// The landing page and the dashboard are in the first file; all other screens load on demand.
const account = <AccountSkeleton />
const text = <ScreenSkeleton />

export const LoginPage = lazyScreen(
  () => import('../pages/LoginPage').then((page) => ({ default: page.LoginPage })),
  account,
)

export const RegisterPage = lazyScreen(
  () => import('../pages/RegisterPage').then((page) => ({ default: page.RegisterPage })),
  account,
)

export const PasswordResetPage = lazyScreen(
  () => import('../pages/PasswordResetPage').then((page) => ({ default: page.PasswordResetPage })),
  account,
)

export const PasswordResetConfirmPage = lazyScreen(
  () =>
    import('../pages/PasswordResetConfirmPage').then((page) => ({
      default: page.PasswordResetConfirmPage,
    })),
  account,
)

export const RemotesPage = lazyScreen(
  () =>
    import(/* webpackChunkName: "operators" */ '../pages/RemotesPage').then((page) => ({
      default: page.RemotesPage,
    })),
  text,
)

export const AccountsPage = lazyScreen(
  () =>
    import(/* webpackChunkName: "operators" */ '../pages/AccountsPage').then((page) => ({
      default: page.AccountsPage,
    })),
  text,
)

export const OperatorLogPage = lazyScreen(
  () =>
    import(/* webpackChunkName: "operators" */ '../pages/OperatorLogPage').then((page) => ({
      default: page.OperatorLogPage,
    })),
  text,
)

export const AccountPage = lazyScreen(
  () => import('../pages/AccountPage').then((page) => ({ default: page.AccountPage })),
  text,
)

export const ImportPage = lazyScreen(
  () =>
    import(/* webpackChunkName: "import" */ '../pages/ImportPage').then((page) => ({
      default: page.ImportPage,
    })),
  text,
)

export const ExportPage = lazyScreen(
  () => import('../pages/ExportPage').then((page) => ({ default: page.ExportPage })),
  text,
)

export const TermsPage = lazyScreen(
  () => import('../pages/LegalPages').then((page) => ({ default: page.TermsPage })),
  text,
)

export const PrivacyPage = lazyScreen(
  () => import('../pages/LegalPages').then((page) => ({ default: page.PrivacyPage })),
  text,
)

const byPath: Record<string, { load: () => Promise<unknown> }> = {
  '/login': LoginPage,
  '/register': RegisterPage,
  '/password-reset': PasswordResetPage,
  '/admin/remotes': RemotesPage,
  '/admin/accounts': AccountsPage,
  '/admin/log': OperatorLogPage,
  '/account': AccountPage,
  '/import': ImportPage,
  '/export': ExportPage,
  '/terms': TermsPage,
  '/privacy': PrivacyPage,
}

/** Fetches the code of one of the shell's own screens; undefined for any other path. */
export const ownScreenLoader = (path: string) => byPath[path]?.load
