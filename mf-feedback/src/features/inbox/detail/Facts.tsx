import type { Feedback } from '@truenorth/api/contract'
import { Stars, chakra, formatTime } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { dayOf } from './dayOf'

const List = chakra('dl', {
  base: {
    display: 'grid',
    gap: '10px 24px',
    padding: '16px 0',
    marginTop: '14px',
    borderBlock: '1px solid',
    borderColor: 'line',
  },
})
const Row = chakra('div', {
  base: { display: 'grid', gridTemplateColumns: '4.5rem minmax(0, 1fr)', gap: '12px' },
})
const Name = chakra('dt', { base: { paddingTop: '1px', fontSize: '14', color: 'ink.muted' } })
const Value = chakra('dd', { base: { overflowWrap: 'anywhere' } })
const Aside = chakra('span', { base: { color: 'ink.muted' } })

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <Row>
    <Name>{name}</Name>
    <Value>{children}</Value>
  </Row>
)

/** Who wrote it, when, from where, and how many stars they gave. */
export const Facts = ({ item }: { item: Feedback }) => (
  <List>
    <Fact name="From">
      <bdi>{item.username ?? 'Anonymous'}</bdi> {item.email && <Aside>{item.email}</Aside>}
    </Fact>
    <Fact name="Date">
      <time dateTime={item.created_at}>
        {dayOf(item.created_at)}, {formatTime(item.created_at)}
      </time>
    </Fact>
    <Fact name="Rating">
      {item.rating === null ? <Aside>Not rated</Aside> : <Stars value={item.rating} size={18} />}
    </Fact>
    <Fact name="Page">{item.page ? <code>{item.page}</code> : <Aside>Not known</Aside>}</Fact>
  </List>
)
