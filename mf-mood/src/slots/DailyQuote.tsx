import { DayQuote } from '../features/quotes/DayQuote'

export default DayQuote
