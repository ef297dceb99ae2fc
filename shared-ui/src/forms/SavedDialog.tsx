import { type ComponentType, lazy, Suspense } from 'react'
import type { SuccessDialogProps } from '../overlay/SuccessDialog'

type Loaded = { default: ComponentType<SuccessDialogProps> }

const Nothing = () => null

const SuccessDialog = lazy(() =>
  import('../overlay/SuccessDialog').then(
    (module): Loaded => ({ default: module.SuccessDialog }),
    // Without its code nothing is shown: the form closes all the same.
    (): Loaded => ({ default: Nothing }),
  ),
)

export type SavedDialogProps = Omit<SuccessDialogProps, 'open'> & {
  /** 'loading' fetches the code of the dialog while the save runs. */
  state: 'closed' | 'loading' | 'open'
}

/** A `SuccessDialog` at the end of a form. Its code loads with the first save. */
export const SavedDialog = ({ state, ...dialog }: SavedDialogProps) => {
  if (state === 'closed') return null
  return (
    <Suspense>
      <SuccessDialog open={state === 'open'} {...dialog} />
    </Suspense>
  )
}
