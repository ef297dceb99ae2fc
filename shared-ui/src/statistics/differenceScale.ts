// Where differences stand on a chart whose middle is none.

/** How far the differences of a chart reach to each side of zero: at least 1, in steps of a half. */
export const reachOf = (ends: readonly number[]) =>
  Math.min(4, Math.max(1, Math.ceil(2 * Math.max(0, ...ends.map(Math.abs))) / 2))

/** Where a difference lies between the ends of a chart, in percent; what is outside lies on its end. */
export const placeOf = (difference: number, reach: number) =>
  Math.min(100, Math.max(0, 50 + (50 * difference) / reach))

/** The look of intervals, whichever way they lie; systems that choose the colors have theirs. */
export const differenceMarks = {
  '& [data-mark=span]': {
    position: 'absolute',
    borderRadius: '4px',
    background: 'line.strong',
    '@media (forced-colors: active)': { background: 'GrayText', forcedColorAdjust: 'none' },
  },
  '& [data-mark=mean]': {
    position: 'absolute',
    width: '14px',
    height: '14px',
    borderRadius: '50%',
    background: 'ink',
    boxShadow: '0 0 0 2px {colors.surface}',
    '@media (forced-colors: active)': { background: 'CanvasText', forcedColorAdjust: 'none' },
  },
  '& [data-mark=none]': {
    position: 'absolute',
    width: '12px',
    height: '12px',
    borderRadius: '50%',
    border: '1.75px solid',
    borderColor: 'line.strong',
    background: 'surface',
  },
} as const
