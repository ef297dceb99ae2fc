import { ConnectionLine } from './ConnectionLine'
import { RefusedWrites } from './RefusedWrites'
import { StorageLine } from './StorageLine'
import { useOutbox } from './useOutbox'

/** All that the frame says about what cannot be kept or sent; nothing while all is well. */
export const Connection = () => {
  useOutbox()
  return (
    <>
      <StorageLine />
      <ConnectionLine />
      <RefusedWrites />
    </>
  )
}
