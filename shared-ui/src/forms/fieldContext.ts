import { createContext, useContext } from 'react'

export type FieldState = {
  id: string
  describedBy: string | undefined
  invalid: boolean
  required: boolean
}

export const FieldContext = createContext<FieldState | undefined>(undefined)

type OwnProps = { id?: string | undefined; required?: boolean | undefined }

/** What a control takes from the field around it: id, descriptions, validity. Its own id wins. */
export const useFieldProps = ({ id, required }: OwnProps = {}) => {
  const field = useContext(FieldContext)
  return {
    id: id ?? field?.id,
    'aria-describedby': field?.describedBy,
    'aria-invalid': field?.invalid || undefined,
    'aria-required': (required ?? field?.required) || undefined,
  }
}
