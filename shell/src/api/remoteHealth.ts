import { get } from '@truenorth/shared-auth'
import { remoteHealthSchema } from '@truenorth/api-contract/clientReports'
import * as z from '@truenorth/shared-auth/schema'

const reports = z.array(remoteHealthSchema)

/** What all browsers reported of the remotes within a week, for administrators. */
export const listRemoteHealth = () => get('/client-reports/', reports)
