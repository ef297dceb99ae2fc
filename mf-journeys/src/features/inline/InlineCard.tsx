import { Card } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

type InlineCardProps = { title: string; children: ReactNode }

/** The paper that a form within a page is written on. */
export const InlineCard = ({ title, children }: InlineCardProps) => (
  <Card title={title} maxWidth="720px" marginInline="auto">
    {children}
  </Card>
)
