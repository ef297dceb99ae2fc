import { chakra } from '@chakra-ui/react/styled-system'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../button/IconButton'
import { TextInput, type TextInputProps } from './TextInput'

const Root = chakra('div', {
  base: {
    position: 'relative',
    '& > input': { paddingRight: '50px' },
    '& > button': { position: 'absolute', right: '1px', top: '1px' },
  },
})

export type PasswordInputProps = Omit<TextInputProps, 'type' | 'icon'>

/** A password field with a button that shows the password. */
export const PasswordInput = (props: PasswordInputProps) => {
  const [isShown, setShown] = useState(false)
  return (
    <Root>
      <TextInput
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...props}
        type={isShown ? 'text' : 'password'}
      />
      <IconButton
        label={isShown ? 'Hide password' : 'Show password'}
        icon={isShown ? <EyeOff size={20} /> : <Eye size={20} />}
        onClick={() => setShown(!isShown)}
      />
    </Root>
  )
}
