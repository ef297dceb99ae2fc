import { Box } from '@chakra-ui/react/box'
import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { createContext, type ReactNode, use } from 'react'
import { Skeleton } from '../display/Loading'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '16px 24px',
    // A long word of a heading breaks instead of widening the page.
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
  /** Width of the column in pixels. Default 1120. */
  width?: number
}

/** The column of a screen with its one first-level heading. */
export const Page = ({ title, subtitle, actions, width = 1120, children, ...rest }: PageProps) => (
  <Box
    maxWidth={`calc(${width}px + 2 * var(--gutter))`}
    marginInline="auto"
    padding="32px var(--gutter) 112px"
    paddingTop={{ base: '24px', md: '32px' }}
    _print={{ paddingBlock: 0 }}
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

/** What the shell knows about a screen before its code has loaded. */
export type ScreenOutline = {
  /** The heading; absent if it is the name of a thing that has to be loaded. */
  title?: string | undefined
  /** Width of the column in pixels. */
  width?: number | undefined
}

/** The shell provides the outline; every `PageSkeleton` below it draws it. */
export const ScreenOutlineContext = createContext<ScreenOutline>({})

/** A screen while its code loads: its own heading above placeholders of its content. */
export const PageSkeleton = ({ children }: { children: ReactNode }) => {
  const { title, width } = use(ScreenOutlineContext)
  return (
    <Page title={title} {...(width !== undefined && { width })} aria-busy>
      {title === undefined && (
        <Skeleton width="min(320px, 70%)" height="36px" marginBottom="28px" />
      )}
      <Box display="grid" gap="24px">
        {children}
      </Box>
    </Page>
  )
}
