import { z } from 'zod'
import type { ReferenceRecord } from './records.ts'

const withEmail = z.looseObject({ email: z.email() })

/** Addresses are unique here: a recorded registration that reuses one gets another, in request and response. */
export const ownAddresses = () => {
  const used = new Set<string>()
  return (record: ReferenceRecord): ReferenceRecord => {
    const { request, response } = record
    const asked = withEmail.safeParse(request.body).data
    const answered = withEmail.safeParse(response.body).data
    const isRegistration = request.path === '/api/auth/users/' && response.status === 201
    if (!isRegistration || !asked || !answered) return record
    const email = used.has(asked.email) ? `own${used.size}@example.com` : asked.email
    used.add(email)
    return {
      ...record,
      request: { ...request, body: { ...asked, email } },
      response: { ...response, body: { ...answered, email } },
    }
  }
}
