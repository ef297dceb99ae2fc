import { matchQuery, orderedQuery, pageQuery } from './feedbackQuery'
import { readView } from './inboxView'

const view = (search: string) => readView(new URLSearchParams(search))

test.each([
  ['', { page: 1, page_size: 50 }],
  ['filter=unread&page=2', { is_read: false, page: 2, page_size: 50 }],
  ['filter=bug&sort=oldest', { type: 'bug', ordering: 'created_at', page: 1, page_size: 50 }],
  ['search=+moon+&sort=highest', { search: 'moon', ordering: '-rating', page: 1, page_size: 50 }],
])('?%s requests its page', (search, query) => {
  expect(pageQuery(view(search))).toEqual(query)
})

test('counts have no order, downloads have no page', () => {
  const second = view('filter=general&search=x&sort=lowest&page=2')
  expect(matchQuery(second)).toEqual({ type: 'general', search: 'x' })
  expect(orderedQuery(second)).toEqual({ type: 'general', search: 'x', ordering: 'rating' })
})
