import { Text } from '@truenorth/shared-ui'
import { weeklyBaseline, weeklyChange } from '../stats/weeklyChange'

const signOf = (percent: number) => {
  if (percent > 0) return '▲'
  return percent < 0 ? '▼' : '='
}

/** "▲ 12.5% against 3.2". */
export const WeeklyChange = ({ average }: { average: number }) => {
  const percent = weeklyChange(average)
  return (
    <>
      <Text as="span" color={percent > 0 ? 'good' : 'ink.muted'}>
        <span aria-hidden>{signOf(percent)}</span> {percent > 0 ? '+' : ''}
        {percent}%
      </Text>{' '}
      against {weeklyBaseline}
    </>
  )
}
