import { chakra } from '@chakra-ui/react/styled-system'
import { Star } from 'lucide-react'
import { useId } from 'react'
import { focusRing, hiddenInput } from './choiceStyles'
import { useGroupProps } from './fieldContext'

const Group = chakra('div', { base: { display: 'inline-flex' } })

const Choice = chakra('label', {
  base: {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    width: '44px',
    height: '44px',
    color: 'line.strong',
    cursor: 'pointer',
    borderRadius: '8',
    '& > input': hiddenInput,
    '&[data-on] > svg': { fill: 'brass', color: 'brass' },
    '&:has(:focus-visible)': { ...focusRing, outlineOffset: '-2px' },
  },
})

export type StarRatingProps = {
  label: string
  value: number | undefined
  onChange: (value: number) => void
}

const stars = [1, 2, 3, 4, 5]

/** A rating of one to five stars: a radio group. */
export const StarRating = ({ label, value = 0, onChange }: StarRatingProps) => {
  const name = useId()
  const group = useGroupProps()
  return (
    <Group role="radiogroup" aria-label={label} {...group}>
      {stars.map((star) => (
        <Choice key={star} data-on={star <= value || undefined}>
          <input
            type="radio"
            name={name}
            aria-label={star === 1 ? '1 star' : `${star} stars`}
            checked={star === value}
            onChange={() => onChange(star)}
          />
          <Star size={26} />
        </Choice>
      ))}
    </Group>
  )
}
