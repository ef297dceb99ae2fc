import { RequireAdmin, RequireSession, returnPath, useSession } from '@truenorth/shared-auth'
import { FullScreenLoading } from '@truenorth/shared-ui'
import { Navigate, Route, Routes, useLocation } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'
import { DashboardPage } from '../pages/DashboardPage'
import { LandingPage } from '../pages/LandingPage'
import { NotFoundPage } from '../pages/NotFoundPage'
import { RemoteScreen } from '../remotes/RemoteScreen'
import {
  AccountPage,
  AccountsPage,
  ExportPage,
  ImportPage,
  LoginPage,
  OperatorLogPage,
  PasswordResetConfirmPage,
  PasswordResetPage,
  PrivacyPage,
  RegisterPage,
  RemotesPage,
  TermsPage,
} from './ownScreens'

/** The screen at /: the dashboard for signed-in users, the landing page for visitors. */
const HomeScreen = () => {
  const { status } = useSession()
  if (status === 'loading') return <FullScreenLoading />
  return status === 'signedIn' ? <DashboardPage /> : <LandingPage />
}

/** A screen for visitors. Signed-in users are sent to where they were going, else to the dashboard. */
const VisitorsOnly = ({ children }: { children: ReactNode }) => {
  const { status, userId } = useSession()
  const { state } = useLocation()
  if (status === 'loading') return <FullScreenLoading />
  return status === 'signedIn' ? <Navigate to={returnPath(state, userId)} replace /> : children
}

/** The shell's own screens; every other path belongs to a remote, or is unknown. */
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
    <Route
      path="import"
      element={
        <RequireSession>
          <ImportPage />
        </RequireSession>
      }
    />
    <Route
      path="export"
      element={
        <RequireSession>
          <ExportPage />
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
    <Route
      path="admin/accounts"
      element={
        <RequireAdmin>
          <AccountsPage />
        </RequireAdmin>
      }
    />
    <Route
      path="admin/log"
      element={
        <RequireAdmin>
          <OperatorLogPage />
        </RequireAdmin>
      }
    />
    <Route path="*" element={<RemoteScreen fallback={<NotFoundPage />} />} />
  </Routes>
)
