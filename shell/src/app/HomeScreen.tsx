import { useSession } from '@truenorth/shared-auth'
import { FullScreenLoading } from '@truenorth/shared-ui'
import { DashboardPage } from '../features/dashboard/DashboardPage'
import { LandingPage } from '../pages/LandingPage'

/** What stands at /: the dashboard for who is signed in, the landing page for everybody else. */
export const HomeScreen = () => {
  const { status } = useSession()
  if (status === 'loading') return <FullScreenLoading />
  return status === 'signedIn' ? <DashboardPage /> : <LandingPage />
}
