// Files of a screen that the remote itself loads only when it is shown, fetched before that.
import type { RegistryEntry } from '@truenorth/delivery/registry'
import { openDoors } from './doors'
import { filesOf } from './releases'

const fetchScript = ({ href, integrity }: { href: string; integrity: string }) => {
  const link = document.createElement('link')
  Object.assign(link, { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href, integrity })
  document.head.append(link)
}

/** Once the remote's manifest is known: fetches what the screen at the path of this route is made of. */
export const fetchFiles = async (remote: RegistryEntry, path: string): Promise<void> => {
  const { files, doors } = filesOf(remote, path)
  for (const file of files) fetchScript(file)
  await openDoors(doors)
}
