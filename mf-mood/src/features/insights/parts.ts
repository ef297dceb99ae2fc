// What the cards of this page are made of.
import { chakra } from '@truenorth/shared-ui'

/** What a card says first, below its title. */
export const LeadIn = chakra('p', { base: { margin: '-6px 0 14px', color: 'ink.muted' } })

/** Beside a chart, in small letters. */
export const SmallPrint = chakra('p', { base: { color: 'ink.muted', fontSize: '14' } })
