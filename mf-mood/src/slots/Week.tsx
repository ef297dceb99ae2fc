import { WeekCard } from '../features/week/WeekCard'

export default WeekCard
