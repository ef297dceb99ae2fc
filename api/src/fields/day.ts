import { z } from 'zod'
import { typeError, words } from './words.ts'

const shape = /^(\d{4})-(\d{1,2})-(\d{1,2})$/

const isReal = (day: string) => {
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && day >= '0001'
}

const toDay = (value: unknown): unknown => {
  const parts = typeof value === 'string' ? shape.exec(value) : null
  if (!parts) return value
  const [, year = '', month = '', day = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

/** A calendar day, answered as `YYYY-MM-DD`; one-digit months and days are taken. */
export const day = () =>
  z.preprocess(
    toDay,
    z
      .string({ error: typeError(words.notDate) })
      .refine((value) => shape.test(value) && isReal(value), words.notDate)
      .meta({ format: 'date' }),
  )
