import type { Milestone } from '@truenorth/api-contract/journeys'
import { Box, ClampedText, type ClampedTextProps, Flex, useToday } from '@truenorth/shared-ui'
import { dueLabel } from '../domain/dueDates'
import { milestoneTypeOf } from './milestoneTypes'

/** The type of a milestone at the left, when it is due at the right. */
export const MilestoneHead = ({ milestone }: { milestone: Milestone }) => {
  const today = useToday()
  const { label, Icon } = milestoneTypeOf(milestone.type)
  const due = dueLabel(milestone, today)
  return (
    <Flex
      wrap="wrap"
      align="center"
      justify="space-between"
      gap="8px"
      marginBottom="6px"
      fontSize="13"
      color="ink.muted"
    >
      <Flex as="span" align="center" gap="7px">
        <Icon size={16} aria-hidden />
        {label}
      </Flex>
      {milestone.is_completed && (
        <Box as="span" fontWeight="560" color="good">
          Completed
        </Box>
      )}
      {due && (
        <Box as="span" fontWeight="560" color={due.isOverdue ? 'bad' : 'ink'}>
          {due.text}
        </Box>
      )}
    </Flex>
  )
}

const foldedLength = 200

type MilestoneDescriptionProps = { children: string; lines?: ClampedTextProps['lines'] }

/** A description. At first three lines of it show, or as many as `lines` says, at most 200 characters. */
export const MilestoneDescription = ({ children, lines = 3 }: MilestoneDescriptionProps) => (
  <ClampedText as="p" lines={lines} max={foldedLength} color="ink.muted" whiteSpace="pre-line">
    {children}
  </ClampedText>
)
