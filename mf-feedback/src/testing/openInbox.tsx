import { fakeApi, signInAs } from '@truenorth/shared-auth/testing'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { screen } from '@testing-library/react'
import { InboxPage } from '../pages/InboxPage'
import { inboxResponses } from './inboxResponses'
import { someFeedback } from './someFeedback'

/** An unread bug, an unread feature request, and anonymous feedback that was read. */
export const three = [
  someFeedback({ id: 3 }),
  someFeedback({ id: 2, type: 'feature', username: 'ruth_t', message: 'Let me drag a waypoint.' }),
  someFeedback({
    id: 1,
    type: 'general',
    username: undefined,
    email: '',
    rating: null,
    message: 'All quiet.',
    is_read: true,
  }),
]

/** Shows the inbox with these items to an administrator. */
export const openInbox = (path = '/admin/feedback', held = three) => {
  signInAs({ is_admin: true })
  const api = fakeApi(inboxResponses(held))
  return { api, ...renderScreen(<InboxPage />, { path }) }
}

export const row = (name: RegExp) => screen.findByRole('link', { name })

/** The ids of the listed items, in order. */
export const rows = () =>
  Array.from(document.querySelectorAll<HTMLElement>('a[data-item]'), ({ dataset }) =>
    Number(dataset['item']),
  )

export const tile = (label: string) =>
  screen.getByText(label, { selector: 'dt' }).nextElementSibling
