import { DashboardCard } from '../features/dashboard/DashboardCard'
import { useSentLater } from '../features/sentLater/useSentLater'

/** The dashboard's place for a journey. */
const JourneyCard = () => {
  useSentLater()
  return <DashboardCard />
}

export default JourneyCard
