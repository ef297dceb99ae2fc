export type { User } from '@truenorth/api/contract'
