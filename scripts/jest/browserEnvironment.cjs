// jsdom hides what every browser of today has: pass Node's own through.
const { TestEnvironment } = require('jest-environment-jsdom')

const passedOn = [
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
]

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of passedOn) this.global[name] ??= globalThis[name]
  }
}
