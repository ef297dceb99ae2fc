import { feedbackTypes } from '@truenorth/api-contract/feedback'
import { EditorForm, useEditor } from '@truenorth/shared-auth/forms'
import { Button, chakra, CircleCheckIcon, Flex, Stack, Text, TextLink } from '@truenorth/shared-ui'
import {
  ChoiceCards,
  Field,
  FieldSet,
  StarRating,
  TextArea,
  TextInput,
} from '@truenorth/shared-ui/forms'
import { Modal } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'
import { feedbackDraft, feedbackKind, sendFeedback } from '../../api/sendFeedback'
import { sendTexts } from '../../content'
import { typeLabels } from '../../domain/feedbackTypes'
import {
  emptyFeedback,
  type FeedbackValues,
  isUsable,
  rules,
  toNewFeedback,
} from './feedbackValues'
import { gatherAlong } from './gatherAlong'
import { PictureField } from './PictureField'
import { SentAlongField } from './SentAlongField'

const thanksMs = 2_000
// In code points; the server's limit.
const longestFeedback = 5000
const longestEmail = 254

const typeOptions = feedbackTypes.map((value) => ({ value, label: typeLabels[value] }))

const Sign = chakra('span', { base: { color: 'good' } })
const Thanks = chakra('h3', { base: { fontSize: '28' } })

const ThankYou = ({ onLeave }: { onLeave: () => void }) => (
  <Stack as="output" align="center" gap="8px" paddingBlock="40px" textAlign="center">
    <Sign>
      <CircleCheckIcon size={44} strokeWidth={1.5} aria-hidden />
    </Sign>
    <Thanks>Thank You!</Thanks>
    <Text color="ink.muted">{sendTexts.thanks}</Text>
    <TextLink to="/feedback" onClick={onLeave}>
      What you have sent, and our answers
    </TextLink>
  </Stack>
)

type RatingFieldProps = {
  value: number | undefined
  onChange: (rating: number | undefined) => void
}

const RatingField = ({ value, onChange }: RatingFieldProps) => (
  <FieldSet legend="Rating (optional)">
    <Flex align="center" gap="8px" marginLeft="-9px">
      <StarRating label="Rating" value={value} onChange={onChange} />
      {value !== undefined && (
        <Button variant="quiet" fontSize="14" color="ink.muted" onClick={() => onChange(undefined)}>
          No rating
        </Button>
      )}
    </Flex>
  </FieldSet>
)

type FeedbackFormProps = { onClose: () => void }

const FeedbackForm = ({ onClose }: FeedbackFormProps) => {
  const [start] = useState(() => ({ ...emptyFeedback, along: [gatherAlong()] }))
  const editor = useEditor<FeedbackValues>({
    start,
    rules,
    failureText: sendTexts.failed,
    draft: { key: feedbackDraft, isUsable, sentAs: { kind: feedbackKind, body: toNewFeedback } },
    save: (values) => sendFeedback(toNewFeedback(values)),
    success: { durationMs: thanksMs },
    onClose,
  })
  if (editor.status === 'saved') return <ThankYou onLeave={onClose} />
  const { register, controlled, errors, values } = editor
  const picture = controlled('picture')
  return (
    <EditorForm
      editor={editor}
      label="Send Feedback"
      actions={{
        save: 'Send Feedback',
        saving: 'Sending...',
        hasCancel: false,
        size: 'big',
        wide: true,
      }}
    >
      <FieldSet legend="Type">
        <ChoiceCards label="Type" columns={2} options={typeOptions} {...controlled('type')} />
      </FieldSet>
      <RatingField {...controlled('rating')} />
      <Field
        label="Your feedback"
        required
        error={errors.message}
        counter={{ text: values.message, max: longestFeedback }}
      >
        <TextArea rows={5} limit={longestFeedback} {...register('message')} />
      </Field>
      <Field label="Email (optional)" hint="Only if you would like an answer." error={errors.email}>
        <TextInput
          type="email"
          autoComplete="email"
          maxLength={longestEmail}
          {...register('email')}
        />
      </Field>
      <PictureField {...picture} />
      <SentAlongField
        along={values.along[0] ?? {}}
        leftOut={values.leftOut}
        onChange={controlled('leftOut').onChange}
      />
    </EditorForm>
  )
}

type FeedbackDialogProps = FeedbackFormProps & { open: boolean }

/** The form over the page, and the thanks after it. Closing it keeps what was typed as a draft. */
export const FeedbackDialog = ({ open, onClose }: FeedbackDialogProps) => (
  <Modal open={open} onClose={onClose} title="Send Feedback">
    <FeedbackForm onClose={onClose} />
  </Modal>
)
