import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'

const Mark = chakra('svg', {
  base: {
    width: '28px',
    height: '28px',
    flex: 'none',
    '& .ring': { fill: 'none', stroke: 'ink', strokeWidth: '2.6' },
    '& .tip': { fill: 'needle' },
    '& .tip-shade': { fill: 'needle.deep' },
    '& .tail': { fill: 'ink' },
  },
})

const ring =
  'M21 4.01A12.2 12.2 0 0 1 26.15 12.94M26.15 15.06A12.2 12.2 0 0 1 21 23.99M19.16 25.06A12.2 12.2 0 0 1 8.84 25.06M7 23.99A12.2 12.2 0 0 1 1.85 15.06M1.85 12.94A12.2 12.2 0 0 1 7 4.01'

/** The mark: five arcs and a needle that points up. `size` is in pixels. */
export const LogoMark = ({ size = 28 }: { size?: number }) => (
  <Mark viewBox="0 0 28 28" aria-hidden="true" width={`${size}px`} height={`${size}px`}>
    <path className="ring" d={ring} />
    <path className="tip" d="M14 .8L10.6 14H14Z" />
    <path className="tip-shade" d="M14 .8L17.4 14H14Z" />
    <path className="tail" d="M14 22.2L10.6 14H17.4Z" />
  </Mark>
)

const Root = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '10px',
    minHeight: '44px',
    color: 'ink',
    fontFamily: 'display',
    fontWeight: '580',
    fontSize: '20',
    lineHeight: '1',
    letterSpacing: '-.02em',
    whiteSpace: 'nowrap',
  },
})

/** Mark and word. Wrap it in a link where it should lead home. */
export const Logo = (props: HTMLChakraProps<'span'>) => (
  <Root {...props}>
    <LogoMark />
    <span className="logo-word">Truenorth</span>
  </Root>
)
