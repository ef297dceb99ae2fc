import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Root = chakra('fieldset', {
  base: {
    display: 'inline-flex',
    borderRadius: '8',
    background: 'surface.sunken',
    border: '1px solid',
    borderColor: 'line',
  },
})

const Segment = chakra('button', {
  base: {
    display: 'grid',
    placeItems: 'center',
    minWidth: '44px',
    paddingInline: '11px',
    height: '44px',
    border: 0,
    borderRadius: '7px',
    background: 'none',
    color: 'ink.muted',
    _pressed: { background: 'surface', color: 'ink', boxShadow: '0 0 0 1px {colors.line.strong}' },
  },
})

export type SegmentedControlProps<Value extends string> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string; icon: ReactNode }[]
  onChange: (value: Value) => void
}

/** A row of buttons, each an icon or a word, for the views of one thing, of which one is pressed. */
export const SegmentedControl = <Value extends string>(props: SegmentedControlProps<Value>) => (
  <Root aria-label={props.label}>
    {props.options.map(({ value, label, icon }) => (
      <Segment
        key={value}
        type="button"
        aria-label={label}
        aria-pressed={value === props.value}
        onClick={() => props.onChange(value)}
      >
        {icon}
      </Segment>
    ))}
  </Root>
)
