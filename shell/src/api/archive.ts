import { get } from '@truenorth/shared-auth'

// However much there is, it may take its time.
const noTimeLimit = 0

/** Everything of the user as one ZIP file. */
export const fetchArchive = () =>
  get<Blob>('/account/export/', { responseType: 'blob', timeout: noTimeLimit })
