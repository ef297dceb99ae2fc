// What a form and a field tell the controls inside them.
import { createContext, use, useState } from 'react'

type FormState = {
  /** Required fields have a mark. */
  marksRequired: boolean
  /** A pointer press is in progress. */
  isPressing: boolean
}

/** Provided by `Form`. */
export const FormContext = createContext<FormState>({ marksRequired: false, isPressing: false })

/**
 * The error to show. While a pointer is pressed it stays what it was: an error that appears on blur
 * would move the button under the pointer, and its click would be lost (D50).
 */
export const useSettledError = (error: string | undefined) => {
  const { isPressing } = use(FormContext)
  const [settled, setSettled] = useState(error)
  if (isPressing) return settled
  if (settled !== error) setSettled(error)
  return error
}

type FieldState = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

/** Provided by `Field`. */
export const FieldContext = createContext<FieldState | undefined>(undefined)

type OwnProps = { id?: string | undefined; required?: boolean | undefined }

/** The attributes that a control takes from the field around it. Its own id wins. */
export const useFieldProps = ({ id, required }: OwnProps = {}) => {
  const field = use(FieldContext)
  return {
    id: id ?? field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': (required ?? field?.required) || undefined,
  }
}

type GroupState = Pick<FieldState, 'invalid' | 'required'>

/** Provided by `FieldSet`, in a `Form`. */
export const GroupContext = createContext<GroupState | undefined>(undefined)

/** The attributes that a radio group takes from the field set around it. */
export const useGroupProps = () => {
  const group = use(GroupContext)
  return {
    'aria-invalid': group?.invalid || undefined,
    'aria-required': group?.required || undefined,
  }
}
