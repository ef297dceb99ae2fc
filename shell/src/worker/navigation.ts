const timeLimitMs = 3_000

type Navigation = {
  /** The response of the network, which may take any time. */
  network: Promise<Response>
  /** Finds the kept shell, if there is one. */
  findShell: () => Promise<Response | undefined>
}

const afterTimeLimit = () =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), timeLimitMs)
  })

/**
 * The response to a navigation. It is the document from the network, so that a publication or rollback takes
 * effect at once, or the kept shell when the network fails, responds with a server error, or takes longer
 * than three seconds.
 */
export const respondToNavigation = async ({
  network,
  findShell,
}: Navigation): Promise<Response> => {
  const usable = network.then(
    (response) => (response.status < 500 ? response : undefined),
    () => undefined,
  )
  const inTime = await Promise.race([usable, afterTimeLimit()])
  return inTime ?? (await findShell()) ?? network
}
