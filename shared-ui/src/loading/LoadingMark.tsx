import { Dial } from '../dial/Dial'

/** The dial with its needle swinging slowly. */
export const LoadingMark = ({ size = 88 }: { size?: number }) => (
  <Dial size={size} emoji={false} searching label="Loading" />
)
