import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import type { ButtonLook } from './Button'
import { buttonRecipe } from './buttonRecipe'

const Root = chakra('a', buttonRecipe)

export type ButtonLinkProps = LinkProps & ButtonLook & { icon?: ReactNode }

/** A link to a place of ours that looks like a button. */
export const ButtonLink = ({ icon, children, variant, size, wide, ...link }: ButtonLinkProps) => (
  <Root asChild variant={variant} size={size} wide={wide}>
    <Link {...link}>
      {icon}
      {children}
    </Link>
  </Root>
)
