// jsdom with the globals of Node that every browser has too and jsdom leaves out.
import { TestEnvironment } from 'jest-environment-jsdom'

const fromNode = [
  'structuredClone',
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'BroadcastChannel',
  'CompressionStream',
] as const

export default class BrowserEnvironment extends TestEnvironment {
  override async setup() {
    await super.setup()
    for (const name of fromNode)
      if (!(name in this.global)) Object.assign(this.global, { [name]: globalThis[name] })
  }
}
