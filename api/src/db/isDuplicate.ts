import { codeOf } from './busy.ts'

const duplicate = new Set(['SQLITE_CONSTRAINT_UNIQUE', 'SQLITE_CONSTRAINT_PRIMARYKEY', '23505'])

/** Whether a write failed because its unique key is taken. */
export const isDuplicate = (error: unknown) => duplicate.has(codeOf(error))
