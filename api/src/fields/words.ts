import type { z } from 'zod'

/** The field messages of the reference back end, word for word. */
export const words = {
  required: 'This field is required.',
  null: 'This field may not be null.',
  blank: 'This field may not be blank.',
  notText: 'Not a valid string.',
  notInteger: 'A valid integer is required.',
  notBoolean: 'Must be a valid boolean.',
  notDate: 'Date has wrong format. Use one of these formats instead: YYYY-MM-DD.',
  notEmail: 'Enter a valid email address.',
  hugeNumber: 'String value too large.',
  nullCharacter: 'Null characters are not allowed.',
  atMost: (max: number) => `Ensure this value is less than or equal to ${max}.`,
  atLeast: (min: number) => `Ensure this value is greater than or equal to ${min}.`,
  tooLong: (max: number) => `Ensure this field has no more than ${max} characters.`,
  tooMany: (max: number) => `Ensure this field has no more than ${max} elements.`,
  notChoice: (given: string) => `"${given}" is not a valid choice.`,
  notList: (type: string) => `Expected a list of items but got type "${type}".`,
}

type RawIssue = z.core.$ZodRawIssue

/** A type error that first tells a missing and a null value apart. */
export const typeError =
  (wrongType: string | ((given: unknown) => string)) =>
  ({ input }: RawIssue): string => {
    if (input === undefined) return words.required
    if (input === null) return words.null
    return typeof wrongType === 'string' ? wrongType : wrongType(input)
  }
