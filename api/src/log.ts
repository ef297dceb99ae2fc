import { pino } from 'pino'
import type { Environment } from './environment/environment.ts'

/** One JSON line an event, to standard output. */
export const createLog = ({ LOG_LEVEL }: Pick<Environment, 'LOG_LEVEL'>) =>
  pino({ level: LOG_LEVEL, redact: ['*.authorization', '*.cookie', '*.password'] })
