export type Candidate = {
  status?: string
  is_active?: boolean
  last_activity?: string | null
  updated_at?: string | null
  start_date?: string | null
}

const isActive = ({ is_active, status }: Candidate) => is_active === true || status === 'active'

const lastSign = ({ last_activity, updated_at, start_date }: Candidate) =>
  Date.parse(last_activity ?? updated_at ?? start_date ?? '') || 0

/** The journey that the dashboard shows: the first active one, else the most recently active. */
export const chooseJourney = <Journey extends Candidate>(journeys: readonly Journey[]) =>
  journeys.find(isActive) ??
  journeys.toSorted((one, other) => lastSign(other) - lastSign(one)).at(0)
