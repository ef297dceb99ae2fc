import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { ButtonLook } from './Button'
import { buttonRecipe } from './buttonRecipe'

const Root = chakra('a', buttonRecipe)

export type ButtonLinkProps = LinkProps & ButtonLook & { icon?: ReactNode }

/** A link within the product that looks like a button. */
export const ButtonLink = ({ icon, children, variant, size, wide, ...link }: ButtonLinkProps) => (
  <Root asChild variant={variant} size={size} wide={wide}>
    <Link {...link}>
      {icon}
      {children}
    </Link>
  </Root>
)

/** An underlined link within the product, in running text. With `alone` its target is 44 px high. */
export const TextLink = chakra(Link, {
  base: { color: 'brand', _hover: { color: 'brand.hover' } },
  variants: {
    alone: { true: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } },
  },
})
