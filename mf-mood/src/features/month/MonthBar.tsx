import { Button, chakra, ChevronLeftIcon, ChevronRightIcon, IconButton } from '@truenorth/shared-ui'
import { PeriodPicker } from '../../components/PeriodPicker'
import { addMonths, monthOf, yearsFrom } from '../../domain/calendar'
import { monthTitle } from '../../domain/calendarText'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '8px',
    marginBottom: '8px',
    '& > h2': {
      flex: '1 1 min(11rem, 100% - 104px)',
      minWidth: 0,
      fontSize: 'min(1.375rem, 8.5vw)',
      minHeight: '44px',
      alignContent: 'center',
      textAlign: 'center',
    },
    '& > button:last-of-type:not([aria-label])': { marginInlineStart: 'auto' },
  },
})

const edged = { border: '1px solid', borderColor: 'line.strong', color: 'ink' } as const

type MonthBarProps = {
  month: string
  firstDay: string
  lastDay: string
  today: string
  onShow: (month: string) => void
  onToday: () => void
}

/** The name of the month between the buttons that lead to its neighbors, and a way back to today. */
export const MonthBar = ({ month, firstDay, lastDay, today, onShow, onToday }: MonthBarProps) => {
  const before = addMonths(month, -1)
  const after = addMonths(month, 1)
  return (
    <Bar>
      <IconButton
        label={monthTitle(before)}
        {...edged}
        icon={<ChevronLeftIcon size={20} />}
        disabled={before < monthOf(firstDay)}
        onClick={() => onShow(before)}
      />
      <h2 aria-live="polite">
        <PeriodPicker
          period={month}
          years={yearsFrom(firstDay, lastDay)}
          isOutside={(one) => one < monthOf(firstDay) || one > monthOf(lastDay)}
          onShow={onShow}
        />
      </h2>
      <IconButton
        label={monthTitle(after)}
        {...edged}
        icon={<ChevronRightIcon size={20} />}
        disabled={after > monthOf(lastDay)}
        onClick={() => onShow(after)}
      />
      {month !== monthOf(today) && (
        <Button variant="line" onClick={onToday}>
          Today
        </Button>
      )}
    </Bar>
  )
}
