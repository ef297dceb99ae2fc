import { createQueryClient } from './createQueryClient'

/** The one query client that shell and remotes share. */
export const queryClient = createQueryClient()
