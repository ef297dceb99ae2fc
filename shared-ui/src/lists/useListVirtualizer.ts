import { useLayoutEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useWindowVirtualizer, type VirtualItem } from './virtualizers'

type Place = { sizes: VirtualItem[]; windowWidth: number; scrollY: number }

// The places of lists by entry of the history. The oldest are forgotten.
const places = new Map<string, Place>()
const mostPlaces = 50

const keep = (key: string, place: Place) => {
  places.delete(key)
  places.set(key, place)
  const [oldest] = places.keys()
  if (places.size > mostPlaces && oldest !== undefined) places.delete(oldest)
}

const placeOf = (key: string) => {
  const place = places.get(key)
  return place?.windowWidth === innerWidth ? place : undefined
}

type Options = Parameters<typeof useWindowVirtualizer<HTMLElement>>[0]

/**
 * The virtualizer of a list that scrolls with the page. Going back to the page finds the list as high as
 * it was and where it was: heights of items are known only once they were rendered, so a new list would
 * put other items there. A page has at most one such list.
 */
export const useListVirtualizer = (options: Options) => {
  const { key } = useLocation()
  const [place] = useState(() => placeOf(key))
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    ...options,
    ...(place && { initialMeasurementsCache: place.sizes }),
  })
  // A layout effect ends while the list is still in the page.
  useLayoutEffect(
    () => () => keep(key, { sizes: virtualizer.takeSnapshot(), windowWidth: innerWidth, scrollY }),
    [key, virtualizer],
  )
  useLayoutEffect(() => {
    // The router has scrolled already, unless the items came later than the page.
    if (place && scrollY === 0 && place.scrollY > 0) scrollTo(0, place.scrollY)
  }, [place])
  return virtualizer
}
