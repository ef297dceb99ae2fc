// Shares a bandwidth among connections, packet by packet in turn, as a line does.
import type { Socket } from 'node:net'

const packetBytes = 1_460
const tickMs = 4

type Waiting = { chunks: Buffer[]; whenSent: (() => void)[] }

export const startQueue = () => {
  const waiting = new Map<Socket, Waiting>()
  let rate = Infinity
  let credit = 0
  let last = performance.now()

  const finish = ({ whenSent }: Waiting) => {
    for (const act of whenSent) act()
    return 0
  }
  const sendPacket = (socket: Socket, entry: Waiting) => {
    const [chunk] = entry.chunks
    waiting.delete(socket)
    if (!chunk || socket.destroyed) return finish(entry)
    const packet = chunk.subarray(0, packetBytes)
    socket.write(packet)
    if (packet.length < chunk.length) entry.chunks[0] = chunk.subarray(packetBytes)
    else entry.chunks.shift()
    if (entry.chunks.length === 0) finish(entry)
    else waiting.set(socket, entry)
    return packet.length
  }
  const tick = () => {
    const now = performance.now()
    // A line that was idle has nothing saved up.
    credit = waiting.size === 0 ? 0 : credit + ((now - last) / 1000) * rate
    last = now
    // Whoever was served goes to the end of the row.
    for (let [next] = waiting; next && credit > 0; [next] = waiting) credit -= sendPacket(...next)
  }
  const timer = setInterval(tick, tickMs)

  return {
    setRate: (bytesPerSecond: number) => {
      rate = bytesPerSecond
    },
    send: (socket: Socket, chunk: Buffer) => {
      const entry = waiting.get(socket)
      if (entry) entry.chunks.push(chunk)
      else if (rate === Infinity) socket.write(chunk)
      else waiting.set(socket, { chunks: [chunk], whenSent: [] })
    },
    whenSent: (socket: Socket, act: () => void) => {
      const entry = waiting.get(socket)
      if (entry) entry.whenSent.push(act)
      else act()
    },
    stop: () => clearInterval(timer),
  }
}
