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
    const listenRaw = server.listen(0, '127.0.0.1')
    await once(listenRaw, 'listening')
    const address = listenRaw.address()
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

  it('are sent to the stored address', async () => {
    const to = { name: 'Casey', address: 'casey@example.com' }
    await mailer().send({ userId: 1, to, subject: 'Hello', text: 'A link', html: '<p>A link</p>' })
    expect(letters.at(-1)).toMatchObject({ to: ['casey@example.com'] })
    expect(letters.at(-1)?.text).toContain('A link')
  })

  it('are not sent to addresses injected through a name', async () => {
    const to = {
      name: 'Casey <x@evil.example>\r\nBcc: y@evil.example',
      address: 'casey@example.com',
    }
    await mailer().send({ userId: 1, to, subject: 'Hello', text: 'A link', html: '<p>A link</p>' })
    expect(letters.at(-1)?.to).toEqual(['casey@example.com'])
  })

  it('are composed and not sent in a rehearsal', async () => {
    const before = letters.length
    const to = { name: 'Nobody', address: 'nobody@example.com' }
    await mailer().rehearse({ userId: 0, to, subject: 'Hello', text: 'A', html: '<p>A</p>' })
    expect(letters).toHaveLength(before)
  })
})
