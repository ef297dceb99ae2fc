import { chakra } from '@chakra-ui/react/styled-system'

/** A short status with a dot of the same colour. */
export const Chip = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '7px',
    minHeight: '26px',
    padding: '2px 10px',
    borderRadius: '8',
    background: 'surface.sunken',
    fontSize: '13',
    fontWeight: '520',
    lineHeight: '1.3',
    whiteSpace: 'nowrap',
  },
  variants: {
    tone: {
      ink: { color: 'ink' },
      muted: { color: 'ink.muted' },
      brand: { color: 'brand' },
      good: { color: 'good' },
      warn: { color: 'warn' },
      bad: { color: 'bad' },
    },
    dot: {
      true: {
        _before: {
          content: '""',
          width: '7px',
          height: '7px',
          borderRadius: '50%',
          background: 'currentColor',
          forcedColorAdjust: 'none',
        },
      },
    },
    // The target of a chip that is a button reaches 44 px around it.
    pressable: {
      true: {
        position: 'relative',
        border: 0,
        cursor: 'pointer',
        _after: { content: '""', position: 'absolute', inset: '-9px -4px' },
      },
    },
  },
  defaultVariants: { tone: 'ink', dot: true },
})

const TagText = chakra('span', { base: { color: 'ink.muted', fontSize: '14' } })

/** A tag as "#tag", in the direction of its own script. */
export const Tag = ({ children }: { children: string }) => (
  <TagText dir="auto">{`#${children}`}</TagText>
)
