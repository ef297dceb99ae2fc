import { chakra } from '@chakra-ui/react/styled-system'

const Toggle = chakra('button', {
  base: {
    position: 'relative',
    // Above the link of a title that covers its card.
    zIndex: 1,
    display: 'inline-flex',
    alignItems: 'center',
    alignSelf: 'flex-start',
    verticalAlign: 'top',
    // The target is 44 px high, and reaches into the lines above and below.
    minHeight: '44px',
    marginBlock: '-8px',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'brand',
    fontSize: '14',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
    _print: { display: 'none' },
  },
})

type FoldToggleProps = { isOpen: boolean; controls: string; onToggle: () => void }

/** The button that shows the rest of a text, and hides it again. */
export const FoldToggle = ({ isOpen, controls, onToggle }: FoldToggleProps) => (
  <Toggle type="button" aria-expanded={isOpen} aria-controls={controls} onClick={onToggle}>
    {isOpen ? 'Show less' : 'Read more'}
  </Toggle>
)
