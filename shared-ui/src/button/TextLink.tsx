import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

/** An underlined link to a place of ours, within text; one that stands `alone` is as high as a finger. */
export const TextLink = chakra(Link, {
  base: { color: 'brand', _hover: { color: 'brand.hover' } },
  variants: {
    alone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
  },
})
