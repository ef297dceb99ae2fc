import { get } from '@truenorth/shared-auth'

// A large archive takes long.
const noTimeLimit = 0

/** Everything of the user as one ZIP file. */
export const fetchArchive = () =>
  get<Blob>('/account/export/', { responseType: 'blob', timeout: noTimeLimit })
