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

export type StarsProps = {
  /** 1 to 5. */
  value: number
  /** Width of a star in pixels. Default 14. */
  size?: number
}

/** A rating as stars, read-only. */
export const Stars = ({ value, size = 14 }: StarsProps) => (
  <Row role="img" aria-label={`${value} of 5 stars`}>
    {[1, 2, 3, 4, 5].map((star) => (
      <Star key={star} size={size} data-on={star <= value || undefined} />
    ))}
  </Row>
)
