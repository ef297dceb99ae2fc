import { chakra, ChevronDownIcon } from '@truenorth/shared-ui'
import { Field, Select } from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { isYear, monthsOf, yearOf } from '../domain/calendar'
import { monthName, monthTitle } from '../domain/calendarText'
import { periodTitle } from '../domain/period'

const Opener = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '4px',
    maxWidth: '100%',
    minHeight: '44px',
    paddingInline: '8px',
    borderRadius: '8',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
    _hover: { background: 'surface.sunken' },
    '& > svg': { flex: 'none', color: 'ink.muted' },
  },
})

// Buttons do not print, and the title does.
const Printed = chakra('span', { base: { _print: { _after: { content: 'attr(data-title)' } } } })

const Choices = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 5.5rem), 1fr))',
    gap: '8px',
    '& > li > button': {
      width: '100%',
      minHeight: '44px',
      padding: '4px',
      border: '1px solid',
      borderColor: 'line.strong',
      borderRadius: '8',
      _hover: { background: 'surface.sunken' },
      _disabled: { borderColor: 'line', color: 'ink.muted', cursor: 'default', opacity: 0.6 },
    },
    '& > li > button[aria-current]': {
      borderColor: 'brand',
      boxShadow: 'inset 0 0 0 1px {colors.brand}',
      fontWeight: '640',
    },
  },
})

type PeriodPickerProps = {
  /** What is shown: "YYYY-MM" or "YYYY". Months are chosen for a month, years for a year. */
  period: string
  /** All years that can be chosen, the earliest first. */
  years: readonly string[]
  /** Whether a month cannot be chosen, "YYYY-MM". */
  isOutside?: (month: string) => boolean
  onShow: (period: string) => void
}

/** The name of a month or a year. Pressed, it offers the others, however far away they are. */
export const PeriodPicker = ({ period, years, isOutside, onShow }: PeriodPickerProps) => {
  const [isOpen, setOpen] = useState(false)
  const [year, setYear] = useState(yearOf(period))
  const isForYears = isYear(period)
  const title = periodTitle(period)
  const open = () => {
    setYear(yearOf(period))
    setOpen(true)
  }
  const choose = (chosen: string) => {
    setOpen(false)
    if (chosen !== period) onShow(chosen)
  }
  return (
    <>
      <Printed data-title={title} />
      <Opener type="button" aria-haspopup="dialog" onClick={open}>
        {title}
        <ChevronDownIcon size={20} />
      </Opener>
      <Modal
        open={isOpen}
        onClose={() => setOpen(false)}
        title={isForYears ? 'Choose a year' : 'Choose a month'}
        fromBelow
      >
        {!isForYears && (
          <Field label="Year">
            <Select value={year} onChange={({ target }) => setYear(target.value)}>
              {years.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </Select>
          </Field>
        )}
        <Choices marginTop={isForYears ? undefined : '16px'}>
          {(isForYears ? years : monthsOf(year)).map((one) => (
            <li key={one}>
              <button
                type="button"
                aria-label={isForYears ? undefined : monthTitle(one)}
                aria-current={one === period ? 'date' : undefined}
                disabled={!isForYears && isOutside?.(one)}
                onClick={() => choose(one)}
              >
                {isForYears ? one : monthName(one, 'short')}
              </button>
            </li>
          ))}
        </Choices>
      </Modal>
    </>
  )
}
