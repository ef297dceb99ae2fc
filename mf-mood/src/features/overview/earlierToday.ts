type Dated = { id: number; date: string }

/** The readings of the day besides the latest one (D13). */
export const earlierToday = <Logged extends Dated>(
  readings: readonly Logged[],
  latest: Dated,
  today: string,
) => readings.filter(({ id, date }) => date === today && id !== latest.id)
