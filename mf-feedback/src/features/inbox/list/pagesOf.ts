import { pageSize } from '../address/feedbackQuery'

/** How many pages so many items fill; an empty inbox has one. */
export const pagesOf = (items: number) => Math.max(1, Math.ceil(items / pageSize))

/** "51–100 of 120", or that there is nothing. */
export const rangeText = (page: number, items: number) => {
  if (items === 0) return 'Nothing found'
  const first = (page - 1) * pageSize + 1
  return `${first}–${Math.min(page * pageSize, items)} of ${items}`
}
