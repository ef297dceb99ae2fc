import { useSearchParams } from '@truenorth/shared-ui/router'
import { useState } from 'react'
import {
  type HistoryFilter,
  type HistoryLayout,
  readFilter,
  readLayout,
  writeFilter,
} from './readFilter'

/** What is asked for and how it is laid out; the address keeps both for the way back. */
export const useHistoryFilter = () => {
  const [params, setParams] = useSearchParams()
  const [filter, setFilter] = useState(() => readFilter(params))
  const [layout, setLayout] = useState(() => readLayout(params))
  const keep = (nextFilter: HistoryFilter, nextLayout: HistoryLayout) => {
    setFilter(nextFilter)
    setLayout(nextLayout)
    setParams(writeFilter(nextFilter, nextLayout), { replace: true, preventScrollReset: true })
  }
  return {
    filter,
    layout,
    change: (changes: Partial<HistoryFilter>) => keep({ ...filter, ...changes }, layout),
    lay: (next: HistoryLayout) => keep(filter, next),
  }
}
