import { chakra, IconButton, ShuffleIcon } from '@truenorth/shared-ui'
import { logQuotes } from '../../logContent'
import { useQuote } from './quotes'

const Root = chakra('figure', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: '12px',
    '& figcaption': { fontSize: '14', color: 'ink.muted' },
    '& blockquote': {
      marginTop: '4px',
      fontFamily: 'display',
      fontWeight: '420',
      fontSize: '18',
      lineHeight: '1.4',
    },
  },
})

/** One of seven quotes, with a button for another. */
export const DailyInspiration = () => {
  const { quote, shuffle } = useQuote(logQuotes)
  return (
    <Root>
      <div aria-live="polite">
        <figcaption>Daily Inspiration</figcaption>
        <blockquote>{quote}</blockquote>
      </div>
      <IconButton label="Another quote" icon={<ShuffleIcon size={20} />} onClick={shuffle} />
    </Root>
  )
}
