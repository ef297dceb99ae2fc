import { useRefreshWhenSent } from '../api/milestones'
import { DashboardCard } from '../features/dashboard/DashboardCard'

/** The journey card of the dashboard. */
const JourneyCard = () => {
  useRefreshWhenSent()
  return <DashboardCard />
}

export default JourneyCard
