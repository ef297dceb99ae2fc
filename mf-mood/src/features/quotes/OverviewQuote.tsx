import { Box, IconButton, Quote, ShuffleIcon } from '@truenorth/shared-ui'
import { overviewQuotes } from '../../content'
import { useQuote } from './quotes'

/** One of five quotes beside the readings. */
export const OverviewQuote = () => {
  const { quote, shuffle } = useQuote(overviewQuotes)
  return (
    <Box padding="8px">
      <Quote
        text={quote}
        label="Daily Inspiration"
        action={
          <IconButton label="Another quote" icon={<ShuffleIcon size={20} />} onClick={shuffle} />
        }
      />
    </Box>
  )
}
