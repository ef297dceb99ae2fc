import { Button, chakra, CloseIcon, IconButton, toast } from '@truenorth/shared-ui'
import { useState } from 'react'
import { hasUnsavedText } from './hasUnsavedText'
import { useIsNewer } from './newerVersion'

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

// Always there, so that what appears in it is read out.
const Place = chakra('output', { base: { display: 'block' } })

const reload = () => {
  if (!hasUnsavedText()) return location.reload()
  toast.show({ text: 'Save what you wrote first: reloading would lose it.', tone: 'plain' })
}

/** Offers a reload once something newer is live. The page as it is goes on working. */
export const UpdateBar = () => {
  const isNewer = useIsNewer()
  const [isDismissed, setDismissed] = useState(false)
  return (
    <Place>
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
    </Place>
  )
}
