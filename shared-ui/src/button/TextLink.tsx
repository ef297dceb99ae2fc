import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from 'react-router-dom'

/** An underlined link within text, to a place of ours. */
export const TextLink = chakra(Link, {
  base: { color: 'brand', _hover: { color: 'brand.hover' } },
})
