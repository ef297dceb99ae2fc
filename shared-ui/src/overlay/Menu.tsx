import { Menu as ChakraMenu } from '@chakra-ui/react/menu'
import { Portal } from '@chakra-ui/react/portal'
import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import type { ReactElement, ReactNode } from 'react'
import { IconButton } from '../button/IconButton'

const level = 35

// On narrow screens the menu is a sheet at the bottom of the window. The library places a menu with styles
// of its own, which give way to these.
const Place = chakra(ChakraMenu.Positioner, {
  base: {
    '& > .head': { display: 'none' },
    lgDown: {
      position: 'fixed !important',
      inset: 'auto 0 0 !important',
      zIndex: `${level} !important`,
      width: '100% !important',
      minWidth: '0 !important',
      transform: 'none !important',
      padding: '8px 20px calc(16px + env(safe-area-inset-bottom, 0px))',
      borderRadius: '20px 20px 0 0',
      animation: 'rise {durations.enter} {easings.calm}',
      '& > .head': {
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: '12px',
        marginRight: '-10px',
        fontFamily: 'display',
        fontSize: '1.25rem',
        lineHeight: '1.25',
        overflowWrap: 'anywhere',
      },
      // What is behind the sheet.
      _before: {
        content: '""',
        position: 'fixed',
        inset: '-100dvh 0 0',
        zIndex: -1,
        background: 'scrim',
      },
      _after: {
        content: '""',
        position: 'absolute',
        inset: 0,
        zIndex: -1,
        borderRadius: 'inherit',
        background: 'surface',
      },
    },
    _print: { display: 'none' },
  },
})

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
    zIndex: level,
    '&[data-state=open]': { animation: 'appear {durations.fast} {easings.calm}' },
    lgDown: {
      border: 0,
      padding: 0,
      background: 'none',
      boxShadow: 'none',
      maxHeight: '70dvh',
      overflow: 'auto',
      overscrollBehavior: 'contain',
    },
  },
})

const Entry = chakra(ChakraMenu.Item, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: { base: '56px', lg: '44px' },
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
  /** What the actions are about, above them where they are a sheet; `label` if it is not given. */
  title?: string
  items: MenuItem[]
}

// The menu is rendered within the main landmark, so that navigation by landmarks finds it.
const main = {
  get current() {
    return document.querySelector('main')
  },
}

/** Actions on one item: a menu, on narrow screens a sheet from below. The dangerous ones come last, below a line. */
export const Menu = ({ trigger, label, title = label, items }: MenuProps) => (
  <ChakraMenu.Root lazyMount unmountOnExit positioning={{ placement: 'bottom-end' }}>
    <ChakraMenu.Trigger asChild>{trigger}</ChakraMenu.Trigger>
    <Portal container={main}>
      <Place>
        <div className="head" dir="auto">
          <span aria-hidden>{title}</span>
          <ChakraMenu.Context>
            {({ setOpen }) => (
              <IconButton label="Close" icon={<X size={20} />} onClick={() => setOpen(false)} />
            )}
          </ChakraMenu.Context>
        </div>
        <Pop aria-label={label}>
          {items.map((item, index) => (
            <MenuEntry
              key={item.label}
              item={item}
              isRuled={index > 0 && isFirstDanger(items, index)}
            />
          ))}
        </Pop>
      </Place>
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
