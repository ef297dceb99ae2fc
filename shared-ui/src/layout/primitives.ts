import { chakra } from '@chakra-ui/react/styled-system'

// Chakra's parts that carry no look of their own.
export { Box } from '@chakra-ui/react/box'
export { Center } from '@chakra-ui/react/center'
export { Flex } from '@chakra-ui/react/flex'
export { Grid, GridItem } from '@chakra-ui/react/grid'
export { Heading } from '@chakra-ui/react/heading'
export { Icon } from '@chakra-ui/react/icon'
export { HStack, Stack, VStack } from '@chakra-ui/react/stack'
export { Text } from '@chakra-ui/react/text'
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden'
export { Wrap } from '@chakra-ui/react/wrap'
export { chakra }

/** A hairline between two things. */
export const Separator = chakra('hr', {
  base: { border: 0, borderTop: '1px solid', borderColor: 'line', width: '100%' },
})
