// Functions that run in the measured page. They are sent there as text, so each uses nothing outside itself.

/** Adds up layout shifts, and notes what has moved. */
export const watchShift = () => {
  const total = { shift: 0, moved: [] as string[] }
  Object.assign(window, { layoutShift: total })
  type Shift = PerformanceEntry & {
    value: number
    hadRecentInput: boolean
    sources: { node: Node | null }[]
  }
  const isShift = (entry: PerformanceEntry): entry is Shift => entry.entryType === 'layout-shift'
  const nameOf = (node: Node | null) =>
    node instanceof Element
      ? `${node.tagName.toLowerCase()} “${(node.textContent ?? '').slice(0, 40)}”`
      : `text “${(node?.textContent ?? '').slice(0, 40)}”`
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries().filter(isShift)) {
      if (entry.hadRecentInput) continue
      total.shift += entry.value
      const names = entry.sources.map(({ node }) => nameOf(node)).join(', ')
      total.moved.push(`${entry.value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${names}`)
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

export const readShift = () => {
  const page: Window & { layoutShift?: { shift: number; moved: string[] } } = window
  return page.layoutShift ?? { shift: Number.NaN, moved: [] }
}

/** The moment of the first paint, or false; the browser notes it some time after. */
export const momentOfPaint = () =>
  performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? false

/** The moment at which something is shown, or false; called in every frame. */
export const momentOf = ({ css, text }: { css: string; text?: string | undefined }) =>
  Array.from(document.querySelectorAll(css)).some(
    (found) =>
      (text === undefined || found.textContent.includes(text)) && found.getClientRects().length > 0,
  ) && performance.now()

/** The moment at which React has hydrated the page, or false: it marks every element with its own node, the last ones last. */
export const momentOfHydration = () =>
  Object.keys(document.querySelector('footer a:last-of-type') ?? {}).some((key) =>
    key.startsWith('__reactFiber'),
  ) && performance.now()

/** Notes when something is clicked. */
export const watchClick = () =>
  document.addEventListener(
    'click',
    () => Object.assign(window, { clickedAt: performance.now() }),
    { capture: true, once: true },
  )

export const readClick = () => {
  const page: Window & { clickedAt?: number } = window
  return page.clickedAt ?? Number.NaN
}
