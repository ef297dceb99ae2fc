import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { colorTokens } from './colorTokens'
import { globalCss } from './globalCss'
import { keyframes } from './keyframes'
import {
  breakpoints,
  durations,
  easings,
  fonts,
  fontSizes,
  radii,
  shadows,
  sizes,
  spacing,
} from './scales'

const config = defineConfig({
  cssVarsPrefix: 'tn',
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: { fonts, fontSizes, radii, spacing, sizes, durations, easings },
    semanticTokens: { colors: colorTokens, shadows },
  },
})

/** Chakra's system with our tokens and none of its recipes: those stand beside their components. */
export const system = createSystem(defaultBaseConfig, config)
