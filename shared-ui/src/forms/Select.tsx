import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { ChevronDown } from 'lucide-react'
import type { Ref } from 'react'
import { useFieldProps } from './fieldContext'
import { inputRecipe } from './inputRecipe'

const Root = chakra('span', {
  base: {
    position: 'relative',
    display: 'block',
    '& > svg': {
      position: 'absolute',
      right: '12px',
      top: '13px',
      color: 'ink.muted',
      pointerEvents: 'none',
    },
  },
})

const Box = chakra(chakra('select', inputRecipe), {
  base: { appearance: 'none', paddingRight: '40px', textOverflow: 'ellipsis' },
})

export type SelectProps = HTMLChakraProps<'select'> & {
  options?: readonly { value: string; label: string }[]
  ref?: Ref<HTMLSelectElement>
}

const noOptions: SelectProps['options'] = []

/** The browser's select. Takes `options`, or <option> elements as children. */
export const Select = ({ options = noOptions, children, required, ...rest }: SelectProps) => {
  const field = useFieldProps({ id: rest.id, required })
  return (
    <Root>
      <Box {...field} {...rest}>
        {children}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Box>
      <ChevronDown size={20} />
    </Root>
  )
}
