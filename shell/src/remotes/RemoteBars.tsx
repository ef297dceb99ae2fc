// Bars under the nav bar that tell where the code of this page comes from.
import { Button, chakra, CloseIcon, IconButton, toast } from '@truenorth/shared-ui'
import { useState } from 'react'
import { endOverride, overrideOf } from './override'
import { useIsNewer, useRemotes } from './useRemotes'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    paddingInline: 'var(--gutter)',
    borderBottom: '1px solid',
    borderColor: 'line',
    background: 'surface.sunken',
    fontSize: '14',
  },
})

// It is always in the document, so that screen readers announce what appears in it.
const LiveRegion = chakra('output', { base: { display: 'block' } })

/** Dispatches what the browser does before a page is left: forms with unsaved text cancel it. */
const hasUnsavedText = () => {
  const event = new Event('beforeunload', { cancelable: true })
  dispatchEvent(event)
  return event.defaultPrevented
}

const reload = () => {
  if (!hasUnsavedText()) return location.reload()
  toast.show({ text: 'Save what you wrote first: reloading would lose it.', tone: 'plain' })
}

/** Offers a reload once something newer is live. Until then the page keeps working as it is. */
export const UpdateBar = () => {
  const isNewer = useIsNewer()
  const [isDismissed, setDismissed] = useState(false)
  return (
    <LiveRegion>
      {isNewer && !isDismissed && (
        <Bar>
          A newer version of Truenorth is ready.
          <Button variant="quiet" onClick={reload}>
            Reload
          </Button>
          <IconButton
            label="Dismiss"
            icon={<CloseIcon size={18} />}
            onClick={() => setDismissed(true)}
          />
        </Bar>
      )}
    </LiveRegion>
  )
}

/** Says which remotes come from a developer's machine, with a button that ends it. */
export const OverrideBar = () =>
  useRemotes()
    .registry.remotes.filter(({ name }) => overrideOf(name) !== undefined)
    .map(({ name, entry }) => (
      <Bar key={name} as="output" borderBottomStyle="dashed" borderColor="line.strong">
        <span>{`${name} comes from ${new URL(entry).host}`}</span>
        <Button variant="quiet" onClick={() => endOverride(name)}>
          End
        </Button>
      </Bar>
    ))
