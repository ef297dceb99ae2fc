import { chakra } from '@truenorth/shared-ui'

const Root = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '4px',
    forcedColorAdjust: 'none',
    '& > i': {
      height: '6px',
      borderRadius: '3px',
      boxShadow: 'inset 0 0 0 1px {colors.line.strong}',
    },
    '& > i[data-on]': { background: 'currentColor', boxShadow: 'none' },
  },
})

export const StrengthMeter = ({ met, tone }: { met: number; tone: string | undefined }) => (
  <Root aria-hidden color={tone}>
    {[1, 2, 3, 4].map((step) => (
      <i key={step} data-on={step <= met || undefined} />
    ))}
  </Root>
)
