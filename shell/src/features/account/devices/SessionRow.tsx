import type { Session } from '@truenorth/api/contract'
import { Button, chakra, formatDate, formatTime, Text } from '@truenorth/shared-ui'
import { deviceName } from './deviceName'

const Row = chakra('li', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 16px',
    minHeight: '64px',
    paddingBlock: '8px',
    borderBottom: '1px solid',
    borderColor: 'line',
    _last: { borderBottom: 0 },
  },
})

type SessionRowProps = { session: Session; isEnding: boolean; onEnd: () => void }

export const SessionRow = ({ session, isEnding, onEnd }: SessionRowProps) => {
  const name = deviceName(session.device)
  const lastUsed = `${formatDate(session.last_used_at)}, ${formatTime(session.last_used_at)}`
  return (
    <Row>
      <div>
        <Text fontWeight="600">{name}</Text>
        <Text color="ink.muted" fontSize="14">
          {session.is_current ? 'This browser' : `Last used ${lastUsed}`}
        </Text>
      </div>
      {!session.is_current && (
        <Button
          variant="line"
          busy={isEnding}
          aria-label={`Sign out ${name}, last used ${lastUsed}`}
          onClick={onEnd}
        >
          Sign out
        </Button>
      )}
    </Row>
  )
}
