import { useSearchParams } from '@truenorth/shared-ui/router'
import { lazyPart } from '../../components/lazyPart'

const NoteSheet = lazyPart(async () => (await import('./NoteSheet')).NoteSheet, null)

/** The sheet of the reading whose id stands in the address, if any: `?note=12`. */
export const NoteOfAddress = () => {
  const id = useSearchParams()[0].get('note')
  return id === null ? null : <NoteSheet key={id} id={id} />
}
