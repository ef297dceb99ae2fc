import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { RememberedDevices } from './RememberedDevices'
import { SecondFactorCard } from './SecondFactorCard'

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const times = { created_at: '2031-03-01T08:00:00Z', last_used_at: '2031-03-05T08:00:00Z' }
const factor = { enabled_at: null, recovery_codes_left: 0, devices: [], is_required: false }

const openCard = async (responses: Parameters<typeof fakeApi>[0]) => {
  signInAs({ username: 'casey' })
  const api = fakeApi(responses)
  const shown = (
    <>
      <SecondFactorCard />
      <RememberedDevices />
    </>
  )
  return { api, ...renderScreen(shown, { path: '/account' }) }
}
const card = () => within(screen.getByRole('region', { name: 'Two-step sign-in' }))

const codes = ['4k7m-0x2p-9s3d-w8vn', '1111-2222-3333-4444']

test('sets two-step sign-in up: password, picture and key, first code, recovery codes', async () => {
  let present: object = factor
  const { api, user } = await openCard({
    'GET /auth/second-factor/': () => present,
    'POST /auth/second-factor/setup/': () => ({
      secret: 'GEZDGNBVGY3TQOJQ',
      uri: 'otpauth://totp/Truenorth:casey?secret=GEZDGNBVGY3TQOJQ',
    }),
    'POST /auth/second-factor/': () => {
      present = { ...factor, enabled_at: times.created_at, recovery_codes_left: 10 }
      return { recovery_codes: codes }
    },
  })
  await user.click(await card().findByRole('button', { name: 'Set up…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set up two-step sign-in' }))
  await user.type(await dialog.findByLabelText('Your password'), 'Lakeside-walk1{Enter}')
  expect(await dialog.findByRole('img', { name: /^QR code/ })).toBeVisible()
  expect(dialog.getByText('GEZD GNBV GY3T QOJQ')).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'Turn on' }))
  expect(await dialog.findByText('A code is required')).toBeVisible()
  await user.type(dialog.getByLabelText('Code'), '123456{Enter}')
  expect(await dialog.findByText('4k7m-0x2p-9s3d-w8vn')).toBeVisible()
  expect(api.callsOf('POST /auth/second-factor/')[0]?.body).toEqual({ code: '123456' })
  const write = jest.fn(async () => undefined)
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: write }, configurable: true })
  await user.click(dialog.getByRole('button', { name: 'Copy' }))
  expect(write).toHaveBeenCalledWith(codes.join('\n'))
  await user.click(dialog.getByRole('button', { name: 'I have kept them' }))
  expect(await card().findByText(/^On since .* 10 recovery codes left\.$/)).toBeVisible()
})

test('turns two-step sign-in off with the password and a code, and forgets a browser', async () => {
  const device = { id: 5, device: firefox, last_used_at: times.last_used_at }
  let present: object = {
    enabled_at: times.created_at,
    recovery_codes_left: 2,
    devices: [{ ...device, expires_at: '2031-04-05T08:00:00Z' }],
    is_required: false,
  }
  const { api, user } = await openCard({
    'GET /auth/second-factor/': () => present,
    'DELETE /auth/second-factor/devices/:id/': () => {
      present = { ...present, devices: [] }
      return [204]
    },
    'DELETE /auth/second-factor/': () => {
      present = factor
      return [204]
    },
  })
  expect(await card().findByText(/Only 2 recovery codes left: make new ones\.$/)).toBeVisible()
  await user.click(await screen.findByRole('button', { name: /^Forget Firefox on Linux/ }))
  await waitFor(() => expect(screen.queryByText('Remembered browsers')).not.toBeInTheDocument())
  await user.click(card().getByRole('button', { name: 'Turn off…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Turn off two-step sign-in?' }))
  await user.type(await dialog.findByLabelText('Your password'), 'Lakeside-walk1')
  await user.type(dialog.getByLabelText('Code'), '123456')
  await user.click(dialog.getByRole('button', { name: 'Turn off' }))
  expect(await card().findByRole('button', { name: 'Set up…' })).toBeVisible()
  expect(api.callsOf('DELETE /auth/second-factor/')[0]?.body).toEqual({
    current_password: 'Lakeside-walk1',
    code: '123456',
  })
})

test('says that the site asks it of administrators', async () => {
  await openCard({ 'GET /auth/second-factor/': () => ({ ...factor, is_required: true }) })
  expect(await card().findByText(/^This site asks it of administrators/)).toBeVisible()
})
