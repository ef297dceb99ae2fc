import { Box, LongText } from '@truenorth/shared-ui'

const shownAtFirst = 200

/** A description, of which 200 characters are shown until somebody asks for more. */
export const MilestoneText = ({ children }: { children: string }) => (
  <Box color="ink.muted" overflowWrap="anywhere">
    <LongText text={children} max={shownAtFirst}>
      {(shown) => (
        <Box as="p" dir="auto" whiteSpace="pre-line">
          {shown}
        </Box>
      )}
    </LongText>
  </Box>
)
