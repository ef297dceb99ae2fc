// The few commands of WebDriver BiDi that a walk needs.
import { once } from 'node:events'
import { WebSocket } from 'undici'

type Message = { id?: number; method?: string; params?: { level?: string; text?: string | null } }
type Send = <Result>(method: string, params?: object) => Promise<Result>

/** Connects to a browser; `onError` gets what its console shows as an error. */
export const connectBidi = async (address: string, onError: (text: string) => void) => {
  const socket = new WebSocket(`${address}/session`)
  await once(socket, 'open')
  const waiting = new Map<number, (answer: string) => void>()
  let lastId = 0

  socket.addEventListener('message', ({ data }) => {
    const { id, method, params }: Message = JSON.parse(String(data))
    if (method === 'log.entryAdded' && params?.level === 'error') onError(params.text ?? '')
    if (id === undefined) return
    waiting.get(id)?.(String(data))
    waiting.delete(id)
  })

  const ask = (method: string, params: object) =>
    new Promise<string>((resolve) => {
      lastId += 1
      waiting.set(lastId, resolve)
      socket.send(JSON.stringify({ id: lastId, method, params }))
    })

  const send: Send = async (method, params = {}) => {
    const answer = JSON.parse(await ask(method, params))
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }
  return { send, close: () => socket.close() }
}
