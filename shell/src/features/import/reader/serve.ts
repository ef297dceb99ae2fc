import type { Reply, Request, Requests } from './protocol'

const call = ({ name, values }: Request, requests: Requests) =>
  Reflect.apply(requests[name], undefined, values)

/** Answers one request of the page. */
export const serve = async (requests: Requests, request: Request): Promise<Reply> => {
  const { id } = request
  try {
    return { id, result: await call(request, requests) }
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) }
  }
}
