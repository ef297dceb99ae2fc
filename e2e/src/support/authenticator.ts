import type { BrowserContext, Page } from 'playwright-core'

/**
 * Gives a page a device that keeps passkeys and answers for its owner; with `hasPrf` they make secrets too
 * (https://chromedevtools.github.io/devtools-protocol/tot/WebAuthn/).
 */
export const addAuthenticator = async (
  context: BrowserContext,
  page: Page,
  { hasPrf = false } = {},
) => {
  const client = await context.newCDPSession(page)
  await client.send('WebAuthn.enable')
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      hasPrf,
      automaticPresenceSimulation: true,
    },
  })
  const id = { authenticatorId }
  return {
    verifies: async (isUserVerified: boolean): Promise<void> => {
      await client.send('WebAuthn.setUserVerified', { ...id, isUserVerified })
    },
    answers: async (enabled: boolean): Promise<void> => {
      await client.send('WebAuthn.setAutomaticPresenceSimulation', { ...id, enabled })
    },
  }
}
