const patienceMs = 3_000

type Navigation = {
  /** What the network answers, whenever it does. */
  network: Promise<Response>
  /** The last good shell, if there is one. */
  findShell: () => Promise<Response | undefined>
}

const afterPatience = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs)
  })

/**
 * The network's document, so that what was published or rolled back holds at once; the last good shell
 * when the network does not answer, answers with a fault of the server, or takes more than three seconds.
 */
export const answerNavigation = async ({ network, findShell }: Navigation): Promise<Response> => {
  const sound = network.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  )
  const answered = await Promise.race([sound, afterPatience()])
  return answered ?? (await findShell()) ?? network
}
