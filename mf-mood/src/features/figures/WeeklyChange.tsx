import { chakra, Text, VisuallyHidden } from '@truenorth/shared-ui'
import { weeklyBaseline, weeklyChange } from '../../domain/moodStats'

const Mark = chakra('svg', {
  base: {
    display: 'inline',
    width: '.7em',
    height: '.7em',
    fill: 'currentColor',
    marginRight: '.2em',
  },
  variants: { down: { true: { transform: 'rotate(180deg)' } } },
})

/** A small triangle, up or down. It is hidden from screen readers, because words beside it say the same. */
export const TrendMark = ({ down = false }: { down?: boolean }) => (
  <Mark viewBox="0 0 10 10" down={down} aria-hidden>
    <path d="M5 1l5 9H0z" />
  </Mark>
)

/** "▲ 12.5% against 3.2": how far the mean of a week is from the baseline. */
export const WeeklyChange = ({ average }: { average: number }) => {
  const percent = weeklyChange(average)
  return (
    <>
      <Text as="span" color={percent > 0 ? 'good' : 'ink.muted'}>
        {percent !== 0 && (
          <>
            <TrendMark down={percent < 0} />
            <VisuallyHidden>{percent > 0 ? 'up ' : 'down '}</VisuallyHidden>
          </>
        )}
        <span>{`${Math.abs(percent)}%`}</span>
      </Text>{' '}
      <span>{`against ${weeklyBaseline}`}</span>
    </>
  )
}
