import { chakra } from '@truenorth/shared-ui'

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '6px 22px',
    marginTop: '28px',
    color: 'ink.muted',
    fontSize: '14',
  },
})

const Claim = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '9px',
    _before: {
      content: '""',
      flex: 'none',
      marginTop: 'calc((1lh - 6px) / 2)',
      width: '6px',
      height: '6px',
      transform: 'rotate(45deg)',
      background: 'brass',
    },
  },
})

export const Claims = ({ claims }: { claims: string[] }) => (
  <List>
    {claims.map((claim) => (
      <Claim key={claim}>{claim}</Claim>
    ))}
  </List>
)
