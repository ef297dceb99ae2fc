import { chakra } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'
import { Button } from '../button/Button'
import { ButtonLink } from '../button/links'
import { DockedBar } from './DockedBar'

const Line = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'flex-end',
    justifyContent: 'space-between',
    gap: '10px',
    width: '100%',
    '& > :last-child': { flex: '1 1 auto' },
  },
  // On phones the bar has to be a child of the form, or it could not stick to its bottom.
  variants: { docked: { true: { mdDown: { display: 'contents' } } } },
})

const Buttons = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: '10px' },
  variants: {
    wide: { true: { '& > :last-child': { flex: { base: '1 1 auto' } } } },
    docked: { true: { '& > :last-child': { flex: { mdDown: '1 1 auto' } } } },
  },
})

const Status = chakra('output', {
  base: { display: 'block', '&:not(:empty)': { marginBottom: '10px' } },
})

const Hint = chakra('p', {
  base: {
    marginBottom: '8px',
    marginInline: 'auto',
    fontSize: '14',
    color: 'ink.muted',
    textAlign: 'center',
  },
})

export type FormActionsProps = {
  /** Text of the button that saves: "Save Changes". */
  save: string
  /** Its text while saving: "Saving…". The button keeps its width. */
  saving: string
  isSaving?: boolean
  /** There is nothing to save, or something is missing. */
  isDisabled?: boolean
  /** Called by the button that leaves without saving. */
  onCancel?: () => void
  /** The address that it leads to, in place of `onCancel`. */
  cancelTo?: string
  /** Its text. Default "Cancel". */
  cancel?: string
  /** Id of the form, for buttons outside of it, as in the footer of a modal. */
  form?: string
  /** 'docked' sticks to the bottom of the window on phones. Default 'inline', at the end of the form. */
  variant?: 'inline' | 'docked'
  /** The button that saves fills the line. */
  wide?: boolean
  size?: 'md' | 'big'
  /** Saving destroys something. */
  danger?: boolean
  /** What is missing, above the buttons and as the description of the disabled button. */
  hint?: string | undefined
  /** Above the buttons, and announced: "You have unsaved changes". */
  status?: ReactNode
  /** A further action at the other end, away from the button that saves: Delete. */
  children?: ReactNode
}

/** The end of every form: the button that leaves, then the button that saves. */
export const FormActions = (props: FormActionsProps) => {
  const { isSaving = false, isDisabled = false, cancel = 'Cancel', variant = 'inline' } = props
  const { onCancel, cancelTo, size = 'md', danger = false, wide = false, hint } = props
  const hintId = useId()
  const isDocked = variant === 'docked'
  const buttons = (
    <>
      <Status>{props.status}</Status>
      {hint && <Hint id={hintId}>{hint}</Hint>}
      <Buttons wide={wide} docked={isDocked}>
        {cancelTo !== undefined && (
          <ButtonLink variant="line" size={size} to={cancelTo}>
            {cancel}
          </ButtonLink>
        )}
        {onCancel && (
          <Button variant="line" size={size} disabled={isSaving} onClick={onCancel}>
            {cancel}
          </Button>
        )}
        <Button
          type="submit"
          variant={danger ? 'danger' : 'solid'}
          size={size}
          form={props.form}
          disabled={isDisabled}
          busy={isSaving}
          busyText={props.saving}
          aria-describedby={hint && isDisabled ? hintId : undefined}
        >
          {props.save}
        </Button>
      </Buttons>
    </>
  )
  return (
    <Line docked={isDocked}>
      {props.children}
      {isDocked ? <DockedBar>{buttons}</DockedBar> : <div>{buttons}</div>}
    </Line>
  )
}
