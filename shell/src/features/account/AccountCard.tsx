import { Card, chakra, LogoMark, Text } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { AccountColumn } from './AccountSkeleton'

const Head = chakra('div', {
  base: {
    display: 'grid',
    gap: '6px',
    marginBottom: '24px',
    '& > h1': { fontSize: '28' },
    '& > svg': { marginBottom: '8px' },
  },
})

const Foot = chakra('div', {
  base: {
    marginTop: '20px',
    paddingTop: '18px',
    borderTop: '1px solid',
    borderColor: 'line',
    fontSize: '14',
  },
})

type AccountCardProps = {
  title: string
  subtitle: string
  withMark?: boolean
  children: ReactNode
  foot?: ReactNode
}

/** The card of a screen for visitors: sign-in, registration and password reset. */
export const AccountCard = ({ title, subtitle, withMark, children, foot }: AccountCardProps) => (
  <AccountColumn>
    <Card padding={{ base: '28px 20px', md: '36px' }}>
      <Head>
        {withMark && <LogoMark size={40} />}
        <h1>{title}</h1>
        <Text color="ink.muted">{subtitle}</Text>
      </Head>
      {children}
      {foot && <Foot>{foot}</Foot>}
    </Card>
  </AccountColumn>
)
