import { Box, chakra, truncate } from '@truenorth/shared-ui'
import { useId, useState } from 'react'

const shownAtFirst = 200

const Toggle = chakra('button', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    padding: 0,
    border: 0,
    background: 'none',
    color: 'brand',
    fontSize: '14',
    textDecoration: 'underline',
    textUnderlineOffset: '.2em',
  },
})

/** A text of which 200 characters are shown until somebody asks for more. */
export const LongText = ({ children: text }: { children: string }) => {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const short = truncate(text, shownAtFirst)
  return (
    <Box color="ink.muted" overflowWrap="anywhere">
      <Box as="p" id={id} dir="auto" whiteSpace="pre-line">
        {isOpen ? text : short}
      </Box>
      {short !== text && (
        <Toggle
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? 'Show less' : 'Read more'}
        </Toggle>
      )}
    </Box>
  )
}
