import { AccountSkeleton } from '../features/accountForm/AccountSkeleton'
import { ScreenSkeleton } from '../remotes/ScreenSkeleton'
import { lazyScreen } from './lazyScreen'

// Everything but the landing page and the dashboard comes when it is asked for.
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
  () => import('../pages/RemotesPage').then((page) => ({ default: page.RemotesPage })),
  text,
)

export const AccountPage = lazyScreen(
  () => import('../pages/AccountPage').then((page) => ({ default: page.AccountPage })),
  text,
)

export const TermsPage = lazyScreen(
  () => import('../pages/TermsPage').then((page) => ({ default: page.TermsPage })),
  text,
)

export const PrivacyPage = lazyScreen(
  () => import('../pages/PrivacyPage').then((page) => ({ default: page.PrivacyPage })),
  text,
)

const byPath: Record<string, { load: () => Promise<unknown> }> = {
  '/login': LoginPage,
  '/register': RegisterPage,
  '/password-reset': PasswordResetPage,
  '/admin/remotes': RemotesPage,
  '/account': AccountPage,
  '/terms': TermsPage,
  '/privacy': PrivacyPage,
}

/** Fetches the code of one of the shell's own screens; a failure is met again, and told, by who goes there. */
export const fetchOwnScreen = (path: string) => {
  byPath[path]?.load().catch(() => undefined)
}
