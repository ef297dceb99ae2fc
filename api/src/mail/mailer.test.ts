import { once } from 'node:events'
import { SMTPServer } from 'smtp-server'
import { createLog } from '../log.ts'
import { createMailer } from './mailer.ts'

describe('letters by SMTP', () => {
  const letters: { to: string[]; text: string }[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      let text = ''
      stream.on('data', (chunk: Buffer) => {
        text += chunk.toString()
      })
      stream.on('end', () => {
        letters.push({ to: envelope.rcptTo.map(({ address }) => address), text })
        done()
      })
    },
  })
  let smtpUrl = ''

  beforeAll(async () => {
    const listening = server.listen(0, '127.0.0.1')
    await once(listening, 'listening')
    const address = listening.address()
    const port = typeof address === 'object' && address ? address.port : 0
    smtpUrl = `smtp://127.0.0.1:${port}`
  })
  afterAll(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
      }),
  )

  const mailer = () =>
    createMailer({
      smtpUrl,
      from: 'Truenorth <no-reply@example.com>',
      dataDir: '/nowhere',
      log: createLog({ LOG_LEVEL: 'silent' }),
    })

  it('reach the address that is stored', async () => {
    const to = { name: 'Casey', address: 'casey@example.com' }
    await mailer()({ to, subject: 'Hello', text: 'A link', html: '<p>A link</p>' })
    expect(letters.at(-1)).toMatchObject({ to: ['casey@example.com'] })
    expect(letters.at(-1)?.text).toContain('A link')
  })

  it('reach nobody that a name tries to smuggle in', async () => {
    const to = {
      name: 'Casey <x@evil.example>\r\nBcc: y@evil.example',
      address: 'casey@example.com',
    }
    await mailer()({ to, subject: 'Hello', text: 'A link', html: '<p>A link</p>' })
    expect(letters.at(-1)?.to).toEqual(['casey@example.com'])
  })
})
