import { get, is, listReader, readerOf } from '@truenorth/shared-auth'
import type { RemoteHealth } from '@truenorth/api/contract'

const readReports = listReader(
  readerOf<RemoteHealth>('report', {
    name: is.text,
    version: is.text,
    well: is.number,
    previous: is.number,
    away: is.number,
    mean_load_ms: is.maybe(is.number),
    last_error: is.text,
    last_error_at: is.maybe(is.instant),
    seen_at: is.instant,
  }),
)

/** What browsers told of the remotes within a week. */
export const listRemoteHealth = async () => readReports(await get<unknown>('/client-reports/'))
