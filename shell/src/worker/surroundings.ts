type Shelf = Pick<Cache, 'match' | 'put' | 'delete' | 'keys'>

/** What the worker reaches outside itself by. */
export type Surroundings = {
  caches: { open: (name: string) => Promise<Shelf> }
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
}
