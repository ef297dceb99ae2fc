// The worker that reads an export, so that the page stays alive however large the file is.
import { createReader } from './createReader'
import type { Request } from './protocol'
import { serve } from './serve'

const reader = createReader((progress) => globalThis.postMessage({ progress }))

globalThis.addEventListener('message', ({ data }: MessageEvent<Request>) => {
  void serve(reader, data).then((reply) => globalThis.postMessage(reply))
})
