import { isDay } from '@truenorth/shared-ui'
import { useNavigate, useSearchParams } from '@truenorth/shared-ui/router'
import { isYear, yearOf } from '../../domain/calendar'

/** What the address holds: the year, the day that was chosen when it was left, and whether it is a table. */
export type YearAddress = { year: string; day: string | undefined; isTable: boolean }

/** Reads an address. An invalid year, or one after the last day, is that of the last day. */
export const readYear = (params: URLSearchParams, lastDay: string): YearAddress => {
  const given = params.get('y') ?? ''
  const year = isYear(given) && given <= yearOf(lastDay) ? given : yearOf(lastDay)
  const day = params.get('d') ?? ''
  const isChosen = isDay(day) && yearOf(day) === year && day <= lastDay
  return { year, day: isChosen ? day : undefined, isTable: params.get('view') === 'table' }
}

const searchOf = ({ year, day, isTable }: YearAddress) =>
  new URLSearchParams({
    y: year,
    ...(day !== undefined && { d: day }),
    ...(isTable && { view: 'table' }),
  }).toString()

/** The year of the address, and the ways to change it. */
export const useYearAddress = (lastDay: string) => {
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const found = readYear(params, lastDay)
  const replace = (changes: Partial<YearAddress>) =>
    navigate(
      { search: searchOf({ ...found, ...changes }) },
      { replace: true, preventScrollReset: true },
    )
  return {
    ...found,
    showYear: (year: string) => void replace({ year, day: undefined }),
    showTable: (isTable: boolean) => void replace({ isTable }),
    /** Opens a day in its month. The way back leads to the year with this day chosen. */
    openDay: async (day: string) => {
      await replace({ day })
      await navigate(`/mood/history/month?d=${day}`)
    },
  }
}
