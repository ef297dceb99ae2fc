/** A request that changed something in a demo, as it was sent; `order` counts those of its tab. */
export type DemoWrite = {
  tab: string
  order: number
  at: Date
  method: string
  url: string
  headers: [name: string, value: string][]
  body: ArrayBuffer
}

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS'])

export const isWrite = ({ method }: Request): boolean => !safeMethods.has(method)

/** Reads a request without using it up. */
export const demoWriteOf = async (
  request: Request,
  place: Pick<DemoWrite, 'tab' | 'order'>,
): Promise<DemoWrite> => ({
  ...place,
  at: new Date(),
  method: request.method,
  url: request.url,
  headers: [...request.headers],
  body: await request.clone().arrayBuffer(),
})

export const requestOf = ({ url, method, headers, body }: DemoWrite): Request =>
  new Request(url, { method, headers, ...(body.byteLength > 0 && { body }) })
