import { Card, chakra, formatDate, formatTime } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import type { RemoteStatus } from './remoteStatus'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '12px', md: '16px' },
    gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
    listStyle: 'none',
  },
})

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gap: '8px',
    fontSize: '14',
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: '12px' },
    '& dt': { flex: '0 0 6rem', color: 'ink.muted' },
    '& dd': { flex: '1 1 8rem', overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  },
})

const Quiet = chakra('span', { base: { display: 'block', color: 'ink.muted' } })

type FactProps = { label: string; quiet?: ReactNode; children: ReactNode }
const Fact = ({ label, quiet, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {children}
      {quiet && <Quiet>{quiet}</Quiet>}
    </dd>
  </div>
)

/** A card for each remote, with its version, its state and its last error. */
export const RemoteList = ({ statuses }: { statuses: RemoteStatus[] }) => (
  <List>
    {statuses.map((status) => (
      <li key={status.name}>
        <RemoteCard {...status} />
      </li>
    ))}
  </List>
)

const RemoteCard = ({ name, title, version, state, notes, health }: RemoteStatus) => {
  const failedAt = health?.last_error_at
  const when = failedAt && `${formatDate(failedAt)}, ${formatTime(failedAt)}`
  return (
    <Card title={title} height="100%">
      <Facts>
        <Fact label="State" quiet={health && countsOf(health)}>
          <span>{state}</span>
        </Fact>
        <Fact label="Version" quiet={notes.join(' · ')}>
          {version}
        </Fact>
        <Fact label="Load time">
          {health?.mean_load_ms == null ? '–' : `${health.mean_load_ms} ms`}
        </Fact>
        <Fact label="Last error" quiet={when}>
          {health?.last_error || '–'}
        </Fact>
        <Fact label="Name">{name}</Fact>
      </Facts>
    </Card>
  )
}

const countsOf = ({ well, previous, away }: NonNullable<RemoteStatus['health']>) =>
  `${well} well, ${previous} stepped in, ${away} away`
