import { RequireAdmin, RequireSession } from '@truenorth/shared-auth'
import { Route, Routes } from '@truenorth/shared-ui/router'
import { DashboardPage } from '../features/dashboard/DashboardPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { RemoteScreen } from '../remotes/RemoteScreen'
import { HomeScreen } from './HomeScreen'
import {
  AccountPage,
  LoginPage,
  PasswordResetConfirmPage,
  PasswordResetPage,
  PrivacyPage,
  RegisterPage,
  RemotesPage,
  TermsPage,
} from './ownScreens'
import { VisitorsOnly } from './VisitorsOnly'

/** The shell's own screens; every other path belongs to a remote, or to nobody. */
export const Screens = () => (
  <Routes>
    <Route index element={<HomeScreen />} />
    <Route
      path="login"
      element={
        <VisitorsOnly>
          <LoginPage />
        </VisitorsOnly>
      }
    />
    <Route
      path="register"
      element={
        <VisitorsOnly>
          <RegisterPage />
        </VisitorsOnly>
      }
    />
    <Route path="password-reset" element={<PasswordResetPage />} />
    <Route path="password-reset-confirm" element={<PasswordResetConfirmPage />} />
    <Route path="password-reset-confirm/:uid/:token" element={<PasswordResetConfirmPage />} />
    <Route
      path="dashboard"
      element={
        <RequireSession>
          <DashboardPage />
        </RequireSession>
      }
    />
    <Route
      path="account"
      element={
        <RequireSession>
          <AccountPage />
        </RequireSession>
      }
    />
    <Route path="terms" element={<TermsPage />} />
    <Route path="privacy" element={<PrivacyPage />} />
    <Route
      path="admin/remotes"
      element={
        <RequireAdmin>
          <RemotesPage />
        </RequireAdmin>
      }
    />
    <Route path="*" element={<RemoteScreen fallback={<NotFoundPage />} />} />
  </Routes>
)
