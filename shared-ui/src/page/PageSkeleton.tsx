import { Box } from '@chakra-ui/react/box'
import { type ReactNode, use } from 'react'
import { Skeleton } from '../loading/Skeleton'
import { Page } from './Page'
import { ScreenOutlineContext } from './screenOutline'

/** A screen while its code is on its way: its own heading, over an outline of what comes. */
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
