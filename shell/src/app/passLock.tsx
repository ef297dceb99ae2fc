import { lockAtLoad, onUnlocked, watchLock } from '@truenorth/shared-auth/lock'
import { UiProvider } from '@truenorth/shared-ui'
import { createRoot } from 'react-dom/client'
import { LockPage } from '../pages/LockPage'

/** Calls `start` once this browser's lock is open: at once, or when its owner has opened it, here or in another tab. */
export const passLock = async (start: () => void): Promise<void> => {
  const kind = await lockAtLoad()
  if (kind === undefined) {
    start()
    return
  }
  const { title } = document
  document.title = 'Locked · Truenorth'
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  const open = () => {
    stopListening()
    root.unmount()
    host.remove()
    document.title = title
    watchLock()
    start()
  }
  const stopListening = onUnlocked(open)
  root.render(
    <UiProvider>
      <LockPage kind={kind} onOpen={open} />
    </UiProvider>,
  )
}
