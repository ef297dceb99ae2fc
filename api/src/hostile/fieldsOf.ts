import { operations } from '../openapi/document.ts'

/** The names of all fields that a route reads. */
export const fieldsOf = (route: string) =>
  Object.entries(operations).flatMap(([name, { body }]) =>
    body && name.endsWith(` ${route}`) ? Object.keys(body.shape) : [],
  )
