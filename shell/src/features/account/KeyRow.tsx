import { formatDate, Text } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

type KeyRowProps = {
  /** A key to the account, such as a token or a passkey. */
  item: { name: string; created_at: string; last_used_at: string | null }
  /** What was done with it first: "Made". */
  verb: string
  /** What can be done with it. */
  children: ReactNode
}

/** A key to the account in a `RowList`: its name, and when it was made and last used. */
export const KeyRow = ({ item, verb, children }: KeyRowProps) => {
  const { name, created_at: made, last_used_at: used } = item
  return (
    <li>
      <div>
        <Text fontWeight="600" dir="auto">
          {name}
        </Text>
        <Text color="ink.muted" fontSize="14">
          {`${verb} ${formatDate(made)}, ${used ? `last used ${formatDate(used)}` : 'never used'}`}
        </Text>
      </div>
      {children}
    </li>
  )
}
