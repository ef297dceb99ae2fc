import { createSystem, defineConfig } from '@chakra-ui/react/styled-system'
import { defaultBaseConfig } from '@chakra-ui/react/preset-base'
import { globalCss } from './globalCss'
import { dark, light } from './palette'
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

type ColorLeaf = { value: { base: string; _dark: string } }

const inDark: Record<string, string> = dark

// "surface" and "surface.sunken" share a branch, so a name without a dot is the DEFAULT of its branch.
const colors = Object.entries(light).reduce<Record<string, Record<string, ColorLeaf>>>(
  (tree, [name, base]) => {
    const [head = name, tail = 'DEFAULT'] = name.split('.')
    const leaf = { value: { base, _dark: inDark[name] ?? base } }
    return Object.assign(tree, { [head]: { ...tree[head], [tail]: leaf } })
  },
  {},
)

const keyframes = {
  swing: { from: { transform: 'rotate(0deg)' } },
  search: {
    '0%, 100%': { transform: 'rotate(-34deg)' },
    '50%': { transform: 'rotate(34deg)' },
  },
  breathe: { '50%': { opacity: '.3' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  draw: { from: { strokeDashoffset: 'var(--from)' } },
  appear: { from: { opacity: '0' } },
}

const config = defineConfig({
  cssVarsPrefix: 'tn',
  preflight: true,
  globalCss,
  theme: {
    breakpoints,
    keyframes,
    tokens: { fonts, fontSizes, radii, spacing, sizes, durations, easings },
    semanticTokens: { colors, shadows },
  },
})

/** Chakra's system with our tokens and without its recipes: a recipe stands beside its component. */
export const system = createSystem(defaultBaseConfig, config)
