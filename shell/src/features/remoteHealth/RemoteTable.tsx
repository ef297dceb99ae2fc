import { Box, chakra, formatDate, formatTime, VisuallyHidden } from '@truenorth/shared-ui'
import type { RemoteStatus } from './remoteStatus'

const Table = chakra('table', {
  base: {
    width: '100%',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '12px 16px 12px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      borderBottom: '1px solid',
      borderColor: 'line',
      fontWeight: 'inherit',
    },
    '& thead th': { color: 'ink.muted', fontSize: '14' },
    // A card a remote on phones: every cell says what it is.
    mdDown: {
      '& thead': { display: 'none' },
      '&, & tbody, & tr, & th, & td': { display: 'block' },
      '& tr': { padding: '16px 0', borderBottom: '1px solid', borderColor: 'line' },
      '& th, & td': { padding: '4px 0', border: 0 },
      '& th': { fontWeight: '560' },
      '& td': { display: 'grid', gridTemplateColumns: '6rem minmax(0, 1fr)', columnGap: '12px' },
      '& td::before': { content: 'attr(data-head)', color: 'ink.muted', fontSize: '14' },
      '& td > *': { gridColumn: 2, overflowWrap: 'anywhere' },
    },
  },
})

const Quiet = chakra('span', { base: { display: 'block', color: 'ink.muted', fontSize: '14' } })

/** One row a remote: its version, how it is, and what went wrong last. */
export const RemoteTable = ({ statuses }: { statuses: RemoteStatus[] }) => (
  // Wide tables move inside their frame, not the page; the frame can be reached by keyboard.
  <Box as="section" overflowX="auto" tabIndex={0} aria-label="Remotes">
    <Table>
      <VisuallyHidden as="caption">Remotes, as all browsers saw them within a week</VisuallyHidden>
      <thead>
        <tr>
          {['Remote', ...heads].map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {statuses.map((status) => (
          <RemoteRow key={status.name} {...status} />
        ))}
      </tbody>
    </Table>
  </Box>
)

const RemoteRow = ({ name, title, version, state, notes, health }: RemoteStatus) => (
  <tr>
    <th scope="row">
      {title}
      <Quiet>{name}</Quiet>
    </th>
    <td>
      {version}
      <Quiet>{notes.join(' · ')}</Quiet>
    </td>
    <td>
      <span>{state}</span>
      {health && <Quiet>{countsOf(health)}</Quiet>}
    </td>
    <td>{health?.mean_load_ms == null ? '–' : `${health.mean_load_ms} ms`}</td>
    <td>
      {health?.last_error || '–'}
      {health?.last_error_at && (
        <Quiet>
          {formatDate(health.last_error_at)}, {formatTime(health.last_error_at)}
        </Quiet>
      )}
    </td>
  </tr>
)

const countsOf = ({ well, previous, away }: NonNullable<RemoteStatus['health']>) =>
  `${well} well, ${previous} stepped in, ${away} away`
