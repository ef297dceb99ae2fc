import { pino } from 'pino'
import type { Environment } from './environment.ts'

/** Writes one line of JSON per event to standard output. */
export const createLog = ({ LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>) =>
  pino({ level: LOG_LEVEL, redact: ['*.authorization', '*.cookie', '*.password'] })
