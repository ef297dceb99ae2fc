/** The needle of a dial: swings in within 600 ms, a little past its mark. */
export const needleSpring = { type: 'spring', duration: 0.6, bounce: 0.35 } as const

/** A chosen mood or a reached waypoint. */
export const chooseSpring = { type: 'spring', duration: 0.32, bounce: 0.4 } as const

/** In seconds: state changes and what enters. */
export const durations = { state: 0.15, enter: 0.22 } as const

export const calmEase = [0.2, 0.8, 0.2, 1] as const
