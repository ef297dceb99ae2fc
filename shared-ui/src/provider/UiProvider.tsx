import { Global } from '@emotion/react'
import { ChakraProvider } from '@chakra-ui/react/styled-system'
import { LazyMotion } from 'framer-motion'
import { type ReactNode, useEffect } from 'react'
import { showColorMode } from '../colorMode/colorMode'
import { fontFaces } from '../theme/fontFaces'
import { system } from '../theme/system'

const loadFeatures = () => import('../motion/features').then((module) => module.domAnimation)

/** Tokens, global styles, fonts, theme and motion for everything below it. Once, at the root. */
export const UiProvider = ({ children }: { children: ReactNode }) => {
  useEffect(showColorMode, [])
  return (
    <ChakraProvider value={system}>
      <Global styles={fontFaces} />
      <LazyMotion features={loadFeatures} strict>
        {children}
      </LazyMotion>
    </ChakraProvider>
  )
}
