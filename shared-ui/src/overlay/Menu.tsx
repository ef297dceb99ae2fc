import { Menu as ChakraMenu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactElement, ReactNode } from 'react'

const Pop = chakra(ChakraMenu.Content, {
  base: {
    minWidth: '208px',
    padding: '6px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '10px',
    background: 'surface',
    boxShadow: 'float',
    outline: 'none',
    zIndex: 35,
    '&[data-state=open]': { animation: 'appear {durations.fast} {easings.calm}' },
  },
})

const Entry = chakra(ChakraMenu.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '44px',
    padding: '0 12px',
    borderRadius: '6',
    cursor: 'pointer',
    '&[data-highlighted]': { background: 'surface.sunken' },
    '&[data-danger]': { color: 'bad' },
    '&[data-disabled]': { color: 'ink.muted', cursor: 'not-allowed' },
  },
})

const Rule = chakra(ChakraMenu.Separator, {
  base: { display: 'block', margin: '6px 0', borderTop: '1px solid', borderColor: 'line' },
})

/** An action of the menu. */
export type MenuItem = {
  label: string
  icon?: ReactNode
  onSelect: () => void
  danger?: boolean
  disabled?: boolean
}

export type MenuProps = {
  /** The button that opens it. */
  trigger: ReactElement
  /** Accessible name of the list. */
  label: string
  items: MenuItem[]
}

// The menu is rendered within the main landmark, so that navigation by landmarks finds it.
const main = {
  get current() {
    return document.querySelector('main')
  },
}

/** Actions on one item. The dangerous ones come last, below a line. */
export const Menu = ({ trigger, label, items }: MenuProps) => (
  <ChakraMenu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
    <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
    <Portal container={main}>
      <ChakraMenu.Positioner>
        <Pop aria-label={label}>
          {items.map((item, index) => (
            <MenuEntry
              key={item.label}
              item={item}
              isRuled={index > 0 && isFirstDanger(items, index)}
            />
          ))}
        </Pop>
      </ChakraMenu.Positioner>
    </Portal>
  </ChakraMenu.Root>
)

const isFirstDanger = (items: MenuItem[], index: number) =>
  items.findIndex((item) => item.danger) === index

const MenuEntry = ({ item, isRuled }: { item: MenuItem; isRuled: boolean }) => (
  <>
    {isRuled && <Rule />}
    <Entry
      value={item.label}
      onSelect={item.onSelect}
      disabled={item.disabled}
      data-danger={item.danger || undefined}
    >
      {item.icon}
      {item.label}
    </Entry>
  </>
)
