// The bar at hand on narrow screens: what is done daily, and More with the rest.
import { report } from '@truenorth/shared-auth'
import {
  BookIcon,
  chakra,
  CompassIcon,
  type IconComponent,
  MoreIcon,
  PathIcon,
  PlusIcon,
  toast,
} from '@truenorth/shared-ui'
import { Link, useLocation } from '@truenorth/shared-ui/router'
import { useEffect, useState } from 'react'
import { findRoute } from '../../remotes/registry'
import { useIdle } from '../../remotes/useIdle'
import { useNavItems } from '../../remotes/useNavItems'
import { useRemotes } from '../../remotes/useRemotes'
import type { MoreSheet } from './MoreSheet'
import { moreLinks } from './moreLinks'

const barHeightPx = 64

// It lies in the flow after everything else, so that it covers nothing at the end of a page. Forms that are
// filled in have a bar of their own in its place.
const Bar = chakra('nav', {
  base: {
    display: { base: 'grid', lg: 'none' },
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    position: 'sticky',
    bottom: 0,
    zIndex: 4,
    minHeight: `${barHeightPx}px`,
    paddingInline: 'env(safe-area-inset-left, 0px) env(safe-area-inset-right, 0px)',
    paddingBottom: 'env(safe-area-inset-bottom, 0px)',
    borderTop: '1px solid',
    borderColor: 'line',
    background: 'surface',
    _print: { display: 'none' },
    'html[data-docked-bar] &': { mdDown: { display: 'none' } },
    '& > *': {
      position: 'relative',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: '3px',
      minHeight: `${barHeightPx}px`,
      padding: '4px 2px',
      border: 0,
      background: 'transparent',
      color: 'ink.muted',
      // A fifth of a narrow window holds no word at twice its size.
      fontSize: 'min({fontSizes.14}, 5.3vw)',
      lineHeight: '1.3',
      textDecoration: 'none',
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& > [aria-current]': { color: 'ink', fontWeight: '640' },
    '& > [aria-current]::before': {
      content: '""',
      position: 'absolute',
      top: '-1px',
      width: '44px',
      height: '3px',
      borderRadius: '0 0 3px 3px',
      background: 'brand',
    },
  },
})

type Place = { label: string; path: string; Icon: IconComponent }

const places: Place[] = [
  { label: 'Today', path: '/dashboard', Icon: CompassIcon },
  { label: 'Log', path: '/mood/create', Icon: PlusIcon },
  { label: 'Paths', path: '/journeys', Icon: PathIcon },
  { label: 'Journal', path: '/journal', Icon: BookIcon },
]

const loadSheet = () => import('./MoreSheet')

// The sheet's code is fetched when the browser is idle: the first paint does without it, and a visit without a
// network has it.
const useMoreSheet = () => {
  const [Sheet, setSheet] = useState<typeof MoreSheet>()
  const isIdle = useIdle()
  useEffect(() => {
    // A failure shows when the sheet is opened.
    if (isIdle) loadSheet().catch(() => undefined)
  }, [isIdle])
  /** Resolves to whether there is a sheet to open. */
  const load = async () => {
    try {
      const { MoreSheet: loaded } = await loadSheet()
      setSheet(() => loaded)
      return true
    } catch (error) {
      report(error, 'the sheet of the bar at hand could not be loaded')
      toast.show({ text: 'This cannot be opened at the moment. Please try again.', tone: 'bad' })
      return false
    }
  }
  return { Sheet, load }
}

// The browser scrolls what has the focus above the bar, and messages lie on it.
const useScrollRoom = () =>
  useEffect(() => {
    const { style } = document.documentElement
    style.scrollPaddingBottom = `calc(${barHeightPx + 8}px + var(--bottom-bar, 0px))`
    style.setProperty('--bar-at-hand', `${barHeightPx}px`)
    return () => {
      style.removeProperty('scroll-padding-bottom')
      style.removeProperty('--bar-at-hand')
    }
  }, [])

const currentOf = (path: string, pathname: string, items: ReturnType<typeof useNavItems>) =>
  path === pathname ? 'page' : items.find((item) => item.path === path)?.current

/** Today, Log, Paths, Journal and More, for a signed-in user on a narrow screen. */
export const BottomBar = () => {
  const { registry } = useRemotes()
  const { pathname, key } = useLocation()
  const items = useNavItems()
  // Every navigation closes the sheet.
  const [openAt, setOpenAt] = useState<string>()
  const { Sheet, load } = useMoreSheet()
  const isOpen = openAt === key
  useScrollRoom()
  const open = async () => {
    if (await load()) setOpenAt(key)
  }
  const shown = places.filter(
    ({ path }) => path === '/dashboard' || findRoute(registry, path) !== undefined,
  )
  const others = items.filter(({ path }) => !shown.some((place) => place.path === path))
  const isInMore =
    !shown.some(({ path }) => path === pathname) &&
    (others.some(({ current }) => current) ||
      moreLinks(registry).some(({ path }) => path === pathname))
  return (
    <Bar aria-label="Main, at hand">
      {shown.map(({ label, path, Icon }) => (
        <Link key={path} to={path} aria-current={currentOf(path, pathname, items)}>
          <Icon size={22} aria-hidden />
          {label}
        </Link>
      ))}
      <button
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-current={isInMore ? 'true' : undefined}
        onClick={() => void open()}
      >
        <MoreIcon size={22} aria-hidden />
        More
      </button>
      {Sheet && <Sheet open={isOpen} items={others} onClose={() => setOpenAt(undefined)} />}
    </Bar>
  )
}
