import { lostShareForm, shareAddress, shareCache, shareForm } from '@truenorth/api-contract/share'
import type { WorkerEnvironment } from './files'

// Only bounds: an entry has six pictures, and a picture that is chosen at most 40 MB.
const mostBytes = 250_000_000
const mostKept = 10

/** Keeps what another app has shared, as it came, and leads to the form of a new entry, which takes it. */
export const keepShared = async (
  request: Request,
  { caches }: Pick<WorkerEnvironment, 'caches'>,
): Promise<Response> => {
  const leadTo = (form: string) => Response.redirect(new URL(form, request.url).href, 303)
  try {
    const cache = await caches.open(shareCache)
    const body = await request.blob()
    if (body.size > mostBytes || (await cache.keys()).length >= mostKept)
      return leadTo(lostShareForm)
    // The type names the boundary between the parts of the body.
    const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
    const address = new URL(`${shareAddress}/${crypto.randomUUID()}`, request.url).href
    await cache.put(address, new Response(body, { headers }))
    return leadTo(shareForm)
  } catch {
    return leadTo(lostShareForm)
  }
}
