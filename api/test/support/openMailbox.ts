import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'

/** A received letter: its parts by type, decoded. */
type Arrived = { to: string[]; parts: Record<string, string> }

const decoded = (text: string, encoding: string) => {
  if (encoding === 'base64') return Buffer.from(text, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return text
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) =>
      String.fromCharCode(Number.parseInt(hex, 16)),
    )
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

const partsOf = (letter: string) => {
  const boundary = /boundary="([^"]+)"/.exec(letter)?.[1]
  const parts = boundary ? letter.split(`--${boundary}`).slice(1, -1) : [letter]
  return Object.fromEntries(
    parts.map((part) => {
      const [head = '', ...body] = part.trimStart().split('\r\n\r\n')
      const type = /Content-Type: ([\w/]+)/i.exec(head)?.[1] ?? 'text/plain'
      const encoding = /Content-Transfer-Encoding: ([\w-]+)/i.exec(head)?.[1] ?? '7bit'
      return [type, decoded(body.join('\r\n\r\n'), encoding)]
    }),
  )
}

/** A mail server on a free port, and the letters that it receives. It refuses an address with the code in `refusals`. */
export const openMailbox = async (refusals = new Map<string, number>()) => {
  const arrived: Arrived[] = []
  let wake = () => {}
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, done) => {
      const responseCode = refusals.get(address)
      if (responseCode === undefined) done()
      else done(Object.assign(new Error('Refused'), { responseCode }))
    },
    onData: (stream, { envelope }, done) => {
      const to = envelope.rcptTo.map(({ address }) => address)
      const pieces: Buffer[] = []
      stream.on('data', (piece: Buffer) => pieces.push(piece))
      stream.on('end', () => {
        arrived.push({ to, parts: partsOf(Buffer.concat(pieces).toString('latin1')) })
        wake()
        done()
      })
    },
  })
  const listenRaw = server.listen(0, '127.0.0.1')
  await once(listenRaw, 'listening')
  const address = listenRaw.address()
  const port = typeof address === 'object' && address ? address.port : 0

  /** Resolves with the oldest letter that was not taken yet. */
  const next = async (): Promise<Arrived> => {
    const letter = arrived.shift()
    if (letter) return letter
    await new Promise<void>((resolve) => {
      wake = resolve
    })
    return next()
  }
  const close = () => new Promise<void>((resolve) => server.close(() => resolve()))
  return { url: `smtp://127.0.0.1:${port}`, next, close }
}

export type Mailbox = Awaited<ReturnType<typeof openMailbox>>
