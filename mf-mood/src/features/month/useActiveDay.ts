import { useEffect, useRef, useState } from 'react'

/**
 * The day of the grid that had the focus last. `focusDay` puts the focus on the cell of a day as soon as the
 * grid shows it, which may be after a change of the month.
 */
export const useActiveDay = (initial: string) => {
  const grid = useRef<HTMLDivElement>(null)
  const wanted = useRef<string>(undefined)
  const [active, setActive] = useState(initial)
  const cellOf = (day: string) =>
    grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`) ?? null
  useEffect(() => {
    const cell = wanted.current === undefined ? null : cellOf(wanted.current)
    if (!cell) return
    wanted.current = undefined
    cell.focus()
  })
  const focusDay = (day: string) => {
    wanted.current = day
    setActive(day)
  }
  return { grid, active, activeCell: () => cellOf(active), setActive, focusDay }
}
