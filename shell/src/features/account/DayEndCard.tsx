import { latestDayEnd } from '@truenorth/api-contract/readingDay'
import { useSession } from '@truenorth/shared-auth'
import { changeDayEnd } from '@truenorth/shared-auth/account'
import { useEditor } from '@truenorth/shared-auth/forms'
import { Button, Card, formatClock, Text, toast } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, Select } from '@truenorth/shared-ui/forms'
import { useQueryClient } from '@tanstack/react-query'
import { refusalBanner } from './accountRules'

const failed = 'When your day ends could not be saved. Please try again.'

const nameOf = (hour: number) => (hour === 0 ? 'Midnight' : formatClock(`0${hour}:00`))

const options = () =>
  Array.from({ length: latestDayEnd + 1 }, (_, hour) => ({
    value: String(hour),
    label: nameOf(hour),
  }))

const DayEndForm = ({ present }: { present: number }) => {
  const queryClient = useQueryClient()
  const { errors, message, isDirty, isSaving, register, submit } = useEditor({
    start: { hour: String(present) },
    save: async ({ hour }) => {
      await changeDayEnd(Number(hour))
      // Not in `onSaved`: the form begins anew with the new hour.
      toast.show({ text: 'Saved', tone: 'good' })
      // What today is, the server says with every list.
      void queryClient.invalidateQueries()
    },
    failureText: refusalBanner(['day_end'], failed),
    wireNames: { day_end: 'hour' },
    afterSave: 'keep',
  })
  return (
    <Form label="Change when a day ends" spacing="compact" onSubmit={submit}>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="My day ends at" error={errors.hour}>
        <Select options={options()} {...register('hour')} />
      </Field>
      <Text color="ink.muted" fontSize="14">
        Until then, what you log at night still counts for the day before. Readings that you have
        logged already stay on their days, and a journal entry keeps the date that you give it.
      </Text>
      <Button
        type="submit"
        justifySelf="start"
        disabled={!isDirty}
        busy={isSaving}
        busyText="Saving…"
      >
        Save
      </Button>
    </Form>
  )
}

/** The hour at which a day ends, for readings from then on (D49). */
export const DayEndCard = () => {
  const present = useSession().user?.day_end ?? 0
  return (
    <Card title="When a day ends">
      <DayEndForm key={present} present={present} />
    </Card>
  )
}
