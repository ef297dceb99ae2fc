import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type ReactNode, useId } from 'react'

const Root = chakra('section', {
  base: {
    minWidth: 0,
    background: 'surface',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    padding: { base: '20px', md: '24px' },
    _print: { breakInside: 'avoid' },
  },
})

const Head = chakra('header', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '8px 12px',
    // The action moves to its own line before the title becomes narrower than 6 rem.
    '& > :first-child:not(:last-child)': { flex: '1 1 6rem' },
    minHeight: '44px',
    margin: '-8px 0 12px',
  },
})

/** The heading of a card. */
export const CardTitle = chakra('h2', {
  base: {
    fontFamily: 'display',
    fontWeight: '560',
    fontSize: '18',
    lineHeight: '1.3',
    letterSpacing: '-.008em',
  },
})

export type CardProps = Omit<HTMLChakraProps<'section'>, 'title'> & {
  title?: ReactNode
  /** At the right of the title. */
  action?: ReactNode
}

/** A surface with a hairline around it. With a title it is a named region. */
export const Card = ({ title, action, children, ...rest }: CardProps) => {
  const id = useId()
  return (
    <Root aria-labelledby={title ? id : undefined} {...rest}>
      {(title || action) && (
        <Head>
          {title && <CardTitle id={id}>{title}</CardTitle>}
          {action}
        </Head>
      )}
      {children}
    </Root>
  )
}
