import { chakra } from '@truenorth/shared-ui'

const Mark = chakra('svg', {
  base: {
    display: 'inline',
    width: '.7em',
    height: '.7em',
    fill: 'currentColor',
    marginRight: '.2em',
  },
  variants: { down: { true: { transform: 'rotate(180deg)' } } },
})

/** A small triangle, up or down; the words beside it say the same. */
export const TrendMark = ({ down = false }: { down?: boolean }) => (
  <Mark viewBox="0 0 10 10" down={down} aria-hidden>
    <path d="M5 1l5 9H0z" />
  </Mark>
)
