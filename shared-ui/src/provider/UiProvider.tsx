import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { showColorMode } from '../colorMode/colorMode'
import { fontFaces } from '../theme/fontFaces'
import { system } from '../theme/system'

/** Tokens, global styles, fonts and theme for everything below it. Once, at the root. */
export const UiProvider = ({ children }: { children: ReactNode }) => {
  useEffect(showColorMode, [])
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      {children}
    </ChakraProvider>
  )
}
