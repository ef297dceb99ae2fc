const noon = 12

/** Was this instant before noon, where the person is? */
export const isMorning = (instant: string) => new Date(instant).getHours() < noon
