import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { Global } from '@emotion/react'
import { type ReactNode, useEffect } from 'react'
import { followColorMode } from './colorMode'
import { fontFaces } from './fontFaces'
import { pageStyles } from './globalCss'
import { system } from './system'

/** Provides tokens, global styles, fonts and the colour mode. It is rendered once, at the root. */
export const UiProvider = ({ children }: { children: ReactNode }) => {
  useEffect(followColorMode, [])
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      <Global styles={pageStyles} />
      {children}
    </ChakraProvider>
  )
}
