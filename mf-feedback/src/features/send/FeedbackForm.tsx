import { Button, chakra } from '@truenorth/shared-ui'
import {
  ChoiceCards,
  Field,
  FieldSet,
  FormBanner,
  TextArea,
  TextInput,
} from '@truenorth/shared-ui/forms'
import { useRef } from 'react'
import { longestFeedback, typeChoices } from './choices'
import { RatingField } from './RatingField'
import { useSendFeedback } from './useSendFeedback'

const Form = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '20px' },
})

type FeedbackFormProps = { page: string; onSent: () => void }

/** What somebody wants to tell us. */
export const FeedbackForm = (props: FeedbackFormProps) => {
  const { values, change, send, faults, trouble, isSending } = useSendFeedback(props)
  const message = useRef<HTMLTextAreaElement>(null)
  const email = useRef<HTMLInputElement>(null)
  const submit = () => {
    const found = send()
    if (found.message) message.current?.focus()
    else if (found.email) email.current?.focus()
  }
  return (
    <Form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <FieldSet legend="Type">
        <ChoiceCards
          label="Type"
          columns={2}
          value={values.type}
          options={typeChoices}
          onChange={(type) => change({ type })}
        />
      </FieldSet>
      <RatingField rating={values.rating} onRate={(rating) => change({ rating })} />
      <Field
        label="Your feedback *"
        required
        error={faults.message}
        counter={{ text: values.message, max: longestFeedback }}
      >
        <TextArea
          ref={message}
          rows={5}
          limit={longestFeedback}
          value={values.message}
          onChange={(event) => change({ message: event.target.value })}
        />
      </Field>
      <Field label="Email (optional)" hint="Only if you would like an answer." error={faults.email}>
        <TextInput
          ref={email}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={values.email}
          onChange={(event) => change({ email: event.target.value })}
        />
      </Field>
      {trouble && <FormBanner>{trouble}</FormBanner>}
      <Button type="submit" size="big" busy={isSending} busyText="Sending...">
        Send Feedback
      </Button>
    </Form>
  )
}
