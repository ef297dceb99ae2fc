import { Box } from '@chakra-ui/react/box'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '16px 24px',
    // A long word of a heading breaks instead of pushing the page aside.
    '& > *': { minWidth: 0 },
    marginBottom: { base: '20px', md: '28px' },
  },
})

const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px 12px',
    '&:has(> .wide-on-phone)': { flex: { mdDown: '1 1 100%' } },
    '& > .wide-on-phone': { flex: { mdDown: '1 1 auto' } },
  },
})

export type PageProps = Omit<HTMLChakraProps<'div'>, 'title' | 'width'> & {
  title?: ReactNode
  subtitle?: ReactNode
  actions?: ReactNode
  /** Width of the column in pixels; 1120 unless told otherwise. */
  width?: number
}

/** The column of a screen with its one first-level heading. */
export const Page = ({ title, subtitle, actions, width = 1120, children, ...rest }: PageProps) => (
  <Box
    maxWidth={`calc(${width}px + 2 * var(--gutter))`}
    marginInline="auto"
    padding="32px var(--gutter) 112px"
    paddingTop={{ base: '24px', md: '32px' }}
    {...rest}
  >
    {title && (
      <Head>
        <div>
          <h1>{title}</h1>
          {subtitle && (
            <Box as="p" marginTop="6px" color="ink.muted">
              {subtitle}
            </Box>
          )}
        </div>
        {actions && <Actions>{actions}</Actions>}
      </Head>
    )}
    {children}
  </Box>
)
