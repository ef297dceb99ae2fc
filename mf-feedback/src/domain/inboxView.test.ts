import { readView, viewParams } from './inboxView'

const read = (search: string) => readView(new URLSearchParams(search))
const usual = read('')

test('an empty address means all feedback, newest first, first page, nothing open, keys on', () => {
  expect(usual).toEqual({
    filter: 'all',
    state: undefined,
    assignee: undefined,
    label: undefined,
    path: undefined,
    remote: undefined,
    search: '',
    sort: 'newest',
    page: 1,
    item: undefined,
    keys: true,
  })
})

test.each([
  'filter=unread',
  'filter=bug&search=blue+moon&sort=oldest&page=2&item=17&keys=off',
  'search=%2B1+%26+more',
  'sort=lowest&page=3',
  'filter=bug&state=in_progress&assignee=0&label=next+week',
  'assignee=12',
  'path=%2Fmood%2F%3AmoodEventId%2Fedit&remote=mood',
])('the view of ?%s is written back as it was read', (search) => {
  expect(viewParams(read(search)).toString()).toBe(search)
})

test.each([
  'filter=rant',
  'sort=loudest',
  'page=0',
  'page=-1',
  'page=two',
  'page=99999999999999999999',
  'item=1e3',
  'item=%3Cscript%3E',
  'keys=on',
  'state=later',
  'assignee=me',
  'label=',
  'path=',
  'remote=No+name',
])('?%s means nothing and is left out', (search) => {
  expect(read(search)).toEqual(usual)
  expect(viewParams(read(search)).toString()).toBe('')
})
