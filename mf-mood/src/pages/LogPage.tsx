import { isDay, Page, useToday } from '@truenorth/shared-ui'
import { FieldError } from '@truenorth/shared-ui/forms'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { WhenLine } from '../components/WhenLine'
import { LogForm, useLogForm } from '../features/LogForm'
import { DailyInspiration } from '../features/quotes/DailyInspiration'

const Log = ({ day }: { day: string | undefined }) => {
  const editor = useLogForm(day)
  const { values, errors } = editor
  return (
    <Page
      title="Log Your Compass Reading"
      subtitle={
        <>
          <WhenLine
            value={values.recorded_at}
            onChange={(recorded_at) => editor.change({ recorded_at })}
          />
          {errors.recorded_at && <FieldError as="span">{errors.recorded_at}</FieldError>}
        </>
      }
      width={560}
      paddingBottom={{ mdDown: '0' }}
    >
      <LogForm editor={editor}>
        <DailyInspiration />
      </LogForm>
    </Page>
  )
}

/** Logs a new reading, of the day that the address names. */
export const LogPage = () => {
  const today = useToday()
  const [params] = useSearchParams()
  const given = params.get('day') ?? ''
  const day = isDay(given) && given < today ? given : undefined
  return <Log key={day} day={day} />
}
