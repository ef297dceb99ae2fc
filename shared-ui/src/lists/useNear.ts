import { useEffect, useRef, useState } from 'react'
import { usePrinting } from './usePrinting'

// A screen and a half, so that an item is drawn before it is scrolled into view.
const rootMargin = '1200px 0px'
// No first screen has room for more.
const drawnAtOnce = 8

// The last height of each item: a page that is gone back to is as high as it was when it was left.
const heights = new Map<string, number>()

/**
 * Whether an item of a list is near the viewport, or printed. Draw it then, else an outline of `height`
 * pixels with its title, which stays to be found and focused. Put `ref` on the item. `key` names the item
 * and its layout; the first eight by `index` are near at first.
 */
export const useNear = <Item extends Element>(key: string, index: number) => {
  const ref = useRef<Item>(null)
  const [isNear, setNear] = useState(index < drawnAtOnce)
  const isPrinting = usePrinting()
  useEffect(() => {
    const item = ref.current
    if (!item) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1)
        if (!entry || entry.isIntersecting === isNear) return
        // What has the focus stays.
        if (isNear && item.contains(document.activeElement)) return
        if (isNear) heights.set(key, entry.boundingClientRect.height)
        setNear(!isNear)
      },
      { rootMargin },
    )
    observer.observe(item)
    return () => observer.disconnect()
  }, [key, isNear])
  return { ref, isNear: isNear || isPrinting, height: heights.get(key) }
}
