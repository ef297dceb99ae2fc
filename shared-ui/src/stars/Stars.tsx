import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'

const Row = chakra('span', {
  base: {
    display: 'inline-flex',
    gap: '2px',
    verticalAlign: 'middle',
    color: 'line.strong',
    '& [data-on]': { fill: 'brass', color: 'brass' },
  },
})

export type StarsProps = { value: number; size?: number }

/** A rating as one to five stars. */
export const Stars = ({ value, size = 14 }: StarsProps) => (
  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a picture that is drawn, not fetched
  <Row role="img" aria-label={`${value} of 5 stars`}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size={size} data-on={star <= value || undefined} />
    ))}
  </Row>
)
