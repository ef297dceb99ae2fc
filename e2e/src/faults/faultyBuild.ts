import { changedRemote } from '../product/changedRemote.ts'

// Fails where `window.fault` says, around what the remote shows.
const faulty = (own: string) => `
const Faulty = () => {
  const { fault } = window as unknown as { fault?: string }
  if (fault === 'render') throw new Error('broken while drawing')
  useEffect(() => {
    if (fault === 'effect') throw new Error('broken in an effect')
  }, [fault])
  const breakDown = () => {
    throw new Error('broken in an event')
  }
  return (
    <>
      <${own} />
      <button type="button" onClick={breakDown}>Break down</button>
    </>
  )
}

export default Faulty
`

const slotOf: Record<string, [file: string, component: string]> = {
  'mf-feedback': ['src/slots/Widget.tsx', 'Widget'],
}

/** A remote that fails on demand: while drawing, in an effect, in an event. */
export const faultyBuild = (folder: string) => {
  const [file, component] = slotOf[folder] ?? ['src/App.tsx', 'App']
  return changedRemote(folder, 'faulty', {
    [file]: (text) =>
      `import { useEffect } from 'react'\n${text.replace(`export default ${component}`, faulty(component))}`,
  })
}
