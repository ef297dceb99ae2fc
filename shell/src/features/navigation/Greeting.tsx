import { useSession } from '@truenorth/shared-auth'
import { Text } from '@truenorth/shared-ui'
import type { ComponentProps } from 'react'

export const Greeting = (props: ComponentProps<typeof Text>) => {
  const { name } = useSession()
  return (
    <Text color="ink.muted" fontSize="14" {...props}>
      Hello, <bdi>{name || 'Explorer'}</bdi>
    </Text>
  )
}
