import { Text } from '@truenorth/shared-ui'
import { TrendMark } from '../stats/TrendMark'
import { weeklyBaseline, weeklyChange } from '../stats/weeklyChange'

/** "▲ +12.5% against 3.2". */
export const WeeklyChange = ({ average }: { average: number }) => {
  const percent = weeklyChange(average)
  return (
    <>
      <Text as="span" color={percent > 0 ? 'good' : 'ink.muted'}>
        {percent !== 0 && <TrendMark down={percent < 0} />}
        {percent > 0 ? '+' : ''}
        {percent}%
      </Text>{' '}
      against {weeklyBaseline}
    </>
  )
}
