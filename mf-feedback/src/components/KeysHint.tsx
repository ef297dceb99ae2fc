import { Button, Flex, chakra } from '@truenorth/shared-ui'

const Key = chakra('kbd', {
  base: {
    padding: '1px 6px',
    marginRight: '6px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '5px',
    background: 'surface.sunken',
    fontFamily: 'mono',
    fontSize: '13',
    color: 'ink',
  },
})

const shortcuts = [
  ['j', 'next'],
  ['k', 'previous'],
  ['Enter', 'read'],
  ['m', 'mark as read'],
  ['1–5', 'state'],
  ['i', 'take care of it'],
  ['r', 'answer'],
  ['n', 'note'],
  ['x', 'select'],
  ['g', 'merge'],
  ['Del', 'delete'],
] as const

type KeysHintProps = { isOn: boolean; onToggle: () => void }

/** The keyboard shortcuts, and the switch that turns them off. Hidden on devices that have only touch. */
export const KeysHint = ({ isOn, onToggle }: KeysHintProps) => (
  <Flex
    wrap="wrap"
    align="center"
    gap="4px 16px"
    marginTop="8px"
    fontSize="13"
    color="ink.muted"
    css={{ '@media (hover: none)': { display: 'none' } }}
  >
    {isOn &&
      shortcuts.map(([key, meaning]) => (
        <span key={key}>
          <Key>{key}</Key>
          {meaning}
        </span>
      ))}
    <Button variant="quiet" fontSize="13" color="ink.muted" onClick={onToggle}>
      {isOn ? 'Turn keys off' : 'Turn keyboard shortcuts on'}
    </Button>
  </Flex>
)
