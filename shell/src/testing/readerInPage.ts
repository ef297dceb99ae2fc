import { createReader } from '../features/import/reader/createReader'
import type { Request } from '../features/import/reader/protocol'
import { serve } from '../features/import/reader/serve'

/** The worker that reads exports, in the thread of the test. Other workers do not start, as in some browsers. */
class ReaderInPage extends EventTarget {
  private readonly reader = createReader((progress) => this.tell({ progress }))

  constructor(script: URL) {
    super()
    if (!script.pathname.includes('importReader')) throw new Error('There are no workers.')
  }

  private tell(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }

  postMessage(request: Request) {
    void serve(this.reader, request).then((reply) => this.tell(reply))
  }

  terminate() {
    this.dispatchEvent(new Event('terminated'))
  }
}

/** Gives the test a browser in which the worker of the import starts, with the digests that jsdom lacks. */
export const startReadersInPage = () => {
  Object.assign(globalThis, { Worker: ReaderInPage })
  const { subtle } = jest.requireActual<{ webcrypto: Crypto }>('node:crypto').webcrypto
  Object.defineProperty(crypto, 'subtle', { value: subtle, configurable: true })
}
