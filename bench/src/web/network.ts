/** What lies between a browser and the server, and how fast the browser's machine is. */
export type Network = {
  name: string
  latencyMs: number
  bytesPerSecond: number
  cpuSlowdown: number
}
export const unthrottled: Network = {
  name: 'unthrottled',
  latencyMs: 0,
  bytesPerSecond: Infinity,
  cpuSlowdown: 1,
}
export const slow4G: Network = {
  name: 'slow 4G, CPU ÷ 4',
  latencyMs: 150,
  bytesPerSecond: 200_000,
  cpuSlowdown: 4,
}
