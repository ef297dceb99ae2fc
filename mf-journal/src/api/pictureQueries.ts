import { queryOptions } from '@tanstack/react-query'
import { readPicture } from './pictures'

const all = ['journal-pictures'] as const

/** Pictures never change behind their path: asked for once, let go when unused for a minute. */
export const pictureQueries = {
  all,
  one: (path: string) =>
    queryOptions({
      queryKey: [...all, path],
      queryFn: ({ signal }) => readPicture(path, signal),
      staleTime: Infinity,
      gcTime: 60_000,
      structuralSharing: false,
    }),
}
