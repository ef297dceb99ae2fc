// What is loaded together when readings are told of as a whole.
export { InsightsView } from './InsightsView'
export { ReviewView } from './ReviewView'
