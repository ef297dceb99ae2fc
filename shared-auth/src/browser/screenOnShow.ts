/** What fills the window, without anything that a person wrote. */
export type ScreenOnShow = {
  /** The pattern of its path, so without ids: "/journey/:journeyId". Absent for a path that nothing answers to. */
  page?: string | undefined
  /** The remotes that have a part in it, each with the release that this page takes it from. */
  remotes: { name: string; version: string }[]
}

let describe: (() => ScreenOnShow) | undefined

/** The shell gives the function that describes what it shows; remotes ask by `screenOnShow`. */
export const describeScreen = (by: () => ScreenOnShow): void => {
  describe = by
}

/** What is on screen now; undefined without a shell that describes it. */
export const screenOnShow = (): ScreenOnShow | undefined => describe?.()
