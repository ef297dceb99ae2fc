import { anEntry, aSeal } from '../../testing/entries'
import { toMarkdown } from './toMarkdown'

it('opened pages are one Markdown file, oldest first, with their pictures inside', async () => {
  const picture = { path: '/journal/images/3/', part: 'p', type: 'image/webp', alt: 'A [wide] sea' }
  const seal = aSeal({ state: 'open', pictures: [picture] })
  const later = anEntry({ id: '2', date: '2026-03-30', title: '', content: 'Sun.', seal })
  const earlier = anEntry({
    id: '9',
    date: '2026-03-29',
    title: 'Rain',
    content: 'On the roof.',
    tags: ['home'],
  })
  const text = await toMarkdown(
    [later, earlier],
    async () => new Blob(['x'], { type: 'image/webp' }),
  )
  expect(text).toBe(
    `# Rain

Sunday, March 29, 2026 · mood 4/5 · peaceful · #home

On the roof.

---

# Untitled Entry

Monday, March 30, 2026 · mood 4/5 · peaceful

Sun.

![A \\[wide\\] sea](data:image/webp;base64,eA==)
`,
  )
})
