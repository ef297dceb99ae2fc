import { defineRecipe } from '@chakra-ui/react/styled-system'

/** The looks of buttons and of links that look like buttons. */
export const buttonRecipe = defineRecipe({
  base: {
    _print: { display: 'none' },
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '8px',
    minHeight: '44px',
    padding: '8px 18px',
    border: '1px solid transparent',
    borderRadius: '8',
    fontWeight: '560',
    fontSize: '16',
    lineHeight: '1.25',
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background .15s, border-color .15s, color .15s',
    transitionTimingFunction: 'calm',
    _focusVisible: { borderRadius: '8' },
    _disabled: {
      background: 'surface.sunken',
      color: 'ink.muted',
      borderColor: 'line',
      cursor: 'not-allowed',
    },
  },
  variants: {
    variant: {
      solid: {
        background: 'brand.solid',
        color: 'on.brand',
        '&:hover:not(:disabled)': { background: 'brand.solidHover', color: 'on.brand' },
      },
      line: {
        background: 'transparent',
        borderColor: 'line.strong',
        color: 'ink',
        '&:hover:not(:disabled)': {
          background: 'surface.sunken',
          borderColor: 'ink.muted',
          color: 'ink',
        },
      },
      quiet: {
        background: 'transparent',
        color: 'ink',
        paddingInline: '12px',
        '&:hover:not(:disabled)': { background: 'surface.sunken', color: 'ink' },
      },
      danger: { background: 'bad', color: 'on.bad' },
      dangerLine: {
        background: 'transparent',
        borderColor: 'bad',
        color: 'bad',
        '&:hover:not(:disabled)': { background: 'surface.sunken' },
      },
    },
    size: {
      md: {},
      big: { minHeight: '52px', paddingInline: '26px' },
    },
    wide: { true: { width: '100%' } },
  },
  defaultVariants: { variant: 'solid', size: 'md' },
})
