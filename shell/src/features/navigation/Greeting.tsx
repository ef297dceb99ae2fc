import { useSession } from '@truenorth/shared-auth'
import { Text, type TextProps } from '@truenorth/shared-ui'

export const Greeting = (props: TextProps) => {
  const { user } = useSession()
  return (
    <Text color="ink.muted" fontSize="14" {...props}>
      Hello, <bdi>{user?.username || 'Explorer'}</bdi>
    </Text>
  )
}
