import type { Milestone } from '@truenorth/api-contract/journeys'
import { Box, Card, chakra, ChevronRightIcon, useToday } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import type { JourneyId } from '../../api/journeys'
import { dueLabel } from '../../domain/dueDates'

const Row = chakra(Link, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    minHeight: '52px',
    padding: '8px 0',
    color: 'ink',
    textDecoration: 'none',
    _hover: { color: 'brand' },
  },
})

type OtherWaypointsProps = { journeyId: JourneyId; milestones: Milestone[] }

/** Links to the other milestones that are open. */
export const OtherWaypoints = ({ journeyId, milestones }: OtherWaypointsProps) => {
  const today = useToday()
  if (milestones.length === 0) return null
  return (
    <Card title="Other open waypoints">
      <Box as="ul" marginBottom="-8px">
        {milestones.map((milestone) => {
          const due = dueLabel(milestone, today)
          return (
            <Box
              as="li"
              key={milestone.id}
              borderTop="1px solid"
              borderColor="line"
              _first={{ borderTop: 0 }}
            >
              <Row to={`/journey/${journeyId}/milestone/${milestone.id}/continue`}>
                <Box as="span" minWidth={0} overflowWrap="anywhere">
                  <Box as="span" dir="auto" lineClamp={2}>
                    {milestone.title}
                  </Box>
                  {due && (
                    <Box
                      as="span"
                      display="block"
                      fontSize="13"
                      color={due.isOverdue ? 'bad' : 'ink.muted'}
                    >
                      {due.text}
                    </Box>
                  )}
                </Box>
                <ChevronRightIcon size={20} aria-hidden />
              </Row>
            </Box>
          )
        })}
      </Box>
    </Card>
  )
}
