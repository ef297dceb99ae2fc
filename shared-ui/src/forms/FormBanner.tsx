import { Box } from '@chakra-ui/react/box'
import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button/Button'

const Root = chakra('div', {
  base: {
    display: 'flex',
    gap: '10px',
    alignItems: 'flex-start',
    padding: '12px 14px',
    border: '1px solid',
    borderRadius: '8',
    background: 'surface',
    fontSize: '14',
    '& svg': { flex: 'none', marginTop: 'calc((1lh - 18px) / 2)' },
  },
  variants: {
    tone: {
      bad: { borderColor: 'bad', '& svg': { color: 'bad' } },
      good: { borderColor: 'good', '& svg': { color: 'good' } },
    },
  },
})

export type FormBannerProps = { children: ReactNode; tone?: 'bad' | 'good' }

/** A message about a whole form: bad news is an alert, good news a status. For failures of a save see `FormErrorBanner`. */
export const FormBanner = ({ children, tone = 'bad' }: FormBannerProps) => (
  <Root tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    {tone === 'bad' ? <CircleAlert size={18} /> : <CircleCheck size={18} />}
    <div>{children}</div>
  </Root>
)

export type FormErrorBannerProps = {
  /** Why saving failed; nothing is shown without it. */
  error: ReactNode
  /** What happens to the text that was typed: "It is kept and sent later." */
  note?: ReactNode
  /** Shows a button that tries again. */
  onRetry?: (() => void) | undefined
  isRetrying?: boolean
}

/** The failure of a save, above the buttons of a form. */
export const FormErrorBanner = ({ error, note, onRetry, isRetrying }: FormErrorBannerProps) => {
  if (!error) return null
  return (
    <FormBanner>
      <Box>{error}</Box>
      {note && <Box>{note}</Box>}
      {onRetry && (
        <Box marginTop="8px">
          <Button variant="line" busy={isRetrying ?? false} busyText="Trying…" onClick={onRetry}>
            Try again
          </Button>
        </Box>
      )}
    </FormBanner>
  )
}

export type RestoredDraftNoticeProps = {
  /** Empties the form and forgets the draft. */
  onStartAfresh: () => void
  /** What else there is to know about the draft: "It was refused on 3 March." */
  children?: ReactNode
}

/** Says at the top of a form that its values are a restored draft, which can be given up. */
export const RestoredDraftNotice = ({ onStartAfresh, children }: RestoredDraftNoticeProps) => (
  <FormBanner tone="good">
    This is a draft. What you were writing is here again.
    {children && <Box>{children}</Box>}
    <Box marginTop="8px">
      <Button variant="line" onClick={onStartAfresh}>
        Start afresh
      </Button>
    </Box>
  </FormBanner>
)
