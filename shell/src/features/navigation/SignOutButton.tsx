import { Button, type ButtonProps } from '@truenorth/shared-ui'
import { useSignOut } from '../signOut/useSignOut'

export const SignOutButton = (props: ButtonProps) => {
  const signOut = useSignOut()
  return (
    <Button variant="quiet" fontSize="15px" {...props} onClick={() => void signOut()}>
      Sign Out
    </Button>
  )
}
