/** In pixels; beside the dial the chart is as tall as the dial's card. */
export const heightOf = ({ narrow, wide }: { narrow: boolean; wide: boolean }) => {
  if (narrow) return 224
  return wide ? 424 : 300
}

/** The same by breakpoint, for what keeps the place. */
export const weekHeight = { base: '224px', ms: '300px', lg: '424px' }
