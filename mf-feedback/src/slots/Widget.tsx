import { FeedbackButton } from '../features/send/FeedbackButton'

/** The feedback button of the frame. */
const Widget = () => <FeedbackButton />

export default Widget
