import type { Feedback } from '@truenorth/api/contract'
import { typeLabels } from '../../content'

/** In code points; the server's limit. */
export const longestFeedback = 5000

const types = ['bug', 'feature', 'improvement', 'general'] as const satisfies Feedback['type'][]

export const typeChoices = types.map((value) => ({ value, label: typeLabels[value] }))
