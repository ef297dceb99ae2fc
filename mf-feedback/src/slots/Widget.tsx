import { FeedbackButton } from '../features/send/FeedbackButton'

const Widget = () => <FeedbackButton />

export default Widget
