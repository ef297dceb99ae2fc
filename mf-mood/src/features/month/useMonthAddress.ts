import { isDay } from '@truenorth/shared-ui'
import { useLocation, useNavigate, useSearchParams } from '@truenorth/shared-ui/router'
import { isMonth, monthOf } from '../../domain/calendar'

/** What the address holds: the month that is shown, and the day that is open. */
export type MonthAddress = { month: string; day: string | undefined }

/** Reads an address. An invalid month, or one after the last day, is that of the last day. */
const readMonth = (params: URLSearchParams, lastDay: string): MonthAddress => {
  const day = params.get('d') ?? ''
  if (isDay(day) && day <= lastDay) return { month: monthOf(day), day }
  const month = params.get('m') ?? ''
  const isKnown = isMonth(month) && month <= monthOf(lastDay)
  return { month: isKnown ? month : monthOf(lastDay), day: undefined }
}

const searchOf = ({ month, day }: MonthAddress) =>
  new URLSearchParams({ m: month, ...(day !== undefined && { d: day }) }).toString()

// Marks history entries that the month has made: closing the day is going back.
const fromMonth = { fromMonth: true }

const isFromMonth = (state: unknown) =>
  typeof state === 'object' && state !== null && 'fromMonth' in state

/** The month and the day of the address, and the ways to change them. Opening a day is a step that Back undoes. */
export const useMonthAddress = (lastDay: string) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const { state } = useLocation() as { state: unknown }
  const { month, day } = readMonth(params, lastDay)
  const goTo = (next: MonthAddress, options: { replace: boolean; state?: unknown }) =>
    void navigate({ search: searchOf(next) }, { preventScrollReset: true, ...options })
  return {
    month,
    day,
    showMonth: (next: string) => goTo({ month: next, day: undefined }, { replace: true }),
    /** Opens a day; one that is open already makes room for it. */
    openDay: (next: string) =>
      goTo(
        { month: monthOf(next), day: next },
        day === undefined ? { replace: false, state: fromMonth } : { replace: true, state },
      ),
    closeDay: () =>
      isFromMonth(state) ? void navigate(-1) : goTo({ month, day: undefined }, { replace: true }),
  }
}
