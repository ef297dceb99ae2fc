import { chakra } from '@truenorth/shared-ui'
import { type ReactNode, useId } from 'react'

const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '4px 12px',
    minHeight: '44px',
    marginBottom: '4px',
  },
})

type OverviewSectionProps = { title: string; action?: ReactNode; children: ReactNode }

/** A titled part of the overview. */
export const OverviewSection = ({ title, action, children }: OverviewSectionProps) => {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Head>
        <chakra.h2 id={id} fontSize="22">
          {title}
        </chakra.h2>
        {action}
      </Head>
      {children}
    </section>
  )
}
