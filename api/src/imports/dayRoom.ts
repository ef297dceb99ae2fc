import { mostReadingsOfDay } from '@truenorth/api-contract/moods'
import { dayIsFull } from '../moods/mood.repository.ts'
import type { ImportRepository } from './import.repository.ts'
import type { DatedItem } from './importItem.ts'

/**
 * Refuses a batch whose readings bring a day over its limit, as far as their keys are new. It is asked before the batch is
 * written: requests at once can go over the limit by what each of them has.
 * @throws Failure 413
 */
export const expectRoomOnDays = async (
  imports: Pick<ImportRepository, 'readingsOn'>,
  userId: number,
  items: readonly DatedItem[],
  newKeys: ReadonlySet<string>,
) => {
  const coming = new Map<string, number>()
  for (const { item, moment } of items) {
    if (item.kind !== 'reading' || !newKeys.has(item.key)) continue
    coming.set(moment.localDate, (coming.get(moment.localDate) ?? 0) + 1)
  }
  const present = await imports.readingsOn(userId, [...coming.keys()])
  for (const [day, count] of coming)
    if ((present.get(day) ?? 0) + count > mostReadingsOfDay) throw dayIsFull(day)
}
