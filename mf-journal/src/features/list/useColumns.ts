import { useSyncExternalStore } from 'react'

const wide = '(min-width: 48em)'

const subscribe = (onChange: () => void) => {
  const query = matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Columns of paper cards: two where there is room, one on phones. */
export const useColumns = () =>
  useSyncExternalStore(subscribe, () => (matchMedia(wide).matches ? 2 : 1))
