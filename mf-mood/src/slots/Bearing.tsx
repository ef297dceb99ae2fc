import { BearingCard } from '../features/bearing/BearingCard'
import { NoteOfAddress } from '../features/edit/NoteOfAddress'

/** The dial on the dashboard, and the sheet of a reading to which a note is added. */
const Bearing = () => (
  <>
    <BearingCard />
    <NoteOfAddress />
  </>
)

export default Bearing
