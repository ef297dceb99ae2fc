import { chakra } from '@chakra-ui/react/styled-system'

const Root = chakra('span', { base: { color: 'ink.muted', fontSize: '14' } })

/** A tag as "#tag", in the direction of its own script. */
export const Tag = ({ children }: { children: string }) => <Root dir="auto">#{children}</Root>
