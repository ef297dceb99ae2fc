import { Text, VisuallyHidden } from '@truenorth/shared-ui'
import { TrendMark } from '../stats/TrendMark'
import { weeklyBaseline, weeklyChange } from '../stats/weeklyChange'

/** "▲ 12.5% against 3.2": the triangle is the sign, said in words to those who do not see it. */
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
        {Math.abs(percent)}%
      </Text>{' '}
      against {weeklyBaseline}
    </>
  )
}
