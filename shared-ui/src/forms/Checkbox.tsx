import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, type Ref, useId } from 'react'
import { FieldError } from './Field'
import { useSettledError } from './fieldContext'

const Label = chakra('label', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '10px',
    minHeight: '44px',
    // A single line is centred in 44 px; the box is aligned with the first of several lines.
    paddingBlock: 'max(0px, (44px - 1lh) / 2)',
    fontSize: '14',
    cursor: 'pointer',
  },
})

const Box = chakra('input', {
  base: {
    appearance: 'none',
    display: 'grid',
    placeItems: 'center',
    flex: 'none',
    width: '22px',
    height: '22px',
    marginTop: 'calc((1lh - 22px) / 2)',
    lineHeight: 'inherit',
    border: '1.5px solid',
    borderColor: 'line.strong',
    borderRadius: '6',
    background: 'surface',
    forcedColorAdjust: 'none',
    cursor: 'pointer',
    _checked: {
      background: 'brand.solid',
      borderColor: 'brand.solid',
      _after: {
        content: '""',
        width: '6px',
        height: '11px',
        marginTop: '-3px',
        border: 'solid',
        borderColor: 'on.brand',
        borderWidth: '0 2.25px 2.25px 0',
        transform: 'rotate(45deg)',
      },
    },
    '&[aria-invalid=true]': { borderColor: 'bad' },
    _focusVisible: { borderRadius: '6' },
  },
})

export type CheckboxProps = Omit<HTMLChakraProps<'input'>, 'type'> & {
  children: ReactNode
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

/** A checkbox with its label beside it and its error below. */
export const Checkbox = ({ children, error: newError, ...rest }: CheckboxProps) => {
  const id = useId()
  const error = useSettledError(newError)
  const invalid = error ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  return (
    <div>
      <Label>
        <Box type="checkbox" {...invalid} {...rest} />
        <span>{children}</span>
      </Label>
      {error && <FieldError id={id}>{error}</FieldError>}
    </div>
  )
}
