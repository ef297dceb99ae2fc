import { DayQuote } from '../features/quote/DayQuote'

export default DayQuote
