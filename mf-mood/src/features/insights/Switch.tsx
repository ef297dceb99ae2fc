import { chakra } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

const Root = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '16px',
    width: '100%',
    maxWidth: '20rem',
    minHeight: '44px',
    marginTop: '-8px',
    textAlign: 'start',
    cursor: 'pointer',
    '& > i': {
      flex: 'none',
      display: 'flex',
      width: '52px',
      height: '30px',
      padding: '3.5px 4px',
      border: '1.5px solid',
      borderColor: 'line.strong',
      borderRadius: '15px',
      background: 'surface.sunken',
    },
    '& > i::after': {
      content: '""',
      width: '20px',
      height: '20px',
      borderRadius: '50%',
      background: 'ink.muted',
      '@media (forced-colors: active)': { background: 'ButtonText', forcedColorAdjust: 'none' },
    },
    '&[aria-checked=true] > i': {
      justifyContent: 'flex-end',
      borderColor: 'brand.solid',
      background: 'brand.solid',
      _after: { background: 'on.brand' },
    },
  },
})

type SwitchProps = { children: ReactNode; isOn: boolean; onChange: (isOn: boolean) => void }

/** A setting that takes effect at once. */
export const Switch = ({ children, isOn, onChange }: SwitchProps) => (
  <Root type="button" role="switch" aria-checked={isOn} onClick={() => onChange(!isOn)}>
    <span>{children}</span>
    <i aria-hidden />
  </Root>
)
