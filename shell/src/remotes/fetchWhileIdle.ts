import { openDoors } from './doors'
import { fetchScreen } from './fetchEarly'

/** More than these few wait until somebody points at them. */
const mostScreens = 4

const savesData = () => {
  const { connection }: { connection?: { saveData?: boolean } } = navigator as object
  return connection?.saveData === true
}

/** While nothing else is going on: the doors that screens take, and the screens that the nav bar leads to. */
export const fetchWhileIdle = async (paths: string[]) => {
  if (savesData()) return
  await openDoors()
  for (const path of paths.slice(0, mostScreens)) fetchScreen(path)
}
