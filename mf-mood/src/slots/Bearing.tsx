import { BearingCard } from '../features/bearing/BearingCard'

export default BearingCard
