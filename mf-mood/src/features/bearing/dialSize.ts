/** Width of the bearing's dial by breakpoint. */
export const dialSize = { base: '224px', ms: '240px', lg: '264px' }
