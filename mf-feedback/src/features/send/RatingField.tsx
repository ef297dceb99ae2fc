import { Button, Flex } from '@truenorth/shared-ui'
import { FieldSet, StarRating } from '@truenorth/shared-ui/forms'

type RatingFieldProps = {
  rating: number | undefined
  onRate: (rating: number | undefined) => void
}

/** One to five stars, or none. */
export const RatingField = ({ rating, onRate }: RatingFieldProps) => (
  <FieldSet legend="Rating (optional)">
    <Flex align="center" gap="8px" marginLeft="-9px">
      <StarRating label="Rating" value={rating} onChange={onRate} />
      {rating !== undefined && (
        <Button variant="quiet" fontSize="14" color="ink.muted" onClick={() => onRate(undefined)}>
          No rating
        </Button>
      )}
    </Flex>
  </FieldSet>
)
