import { chakra } from '@chakra-ui/react/styled-system'
import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

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

/** What became of a whole form: a failure is an alert, a success a status. */
export const FormBanner = ({ children, tone = 'bad' }: FormBannerProps) => (
  <Root tone={tone} role={tone === 'bad' ? 'alert' : 'status'}>
    {tone === 'bad' ? <CircleAlert size={18} /> : <CircleCheck size={18} />}
    <div>{children}</div>
  </Root>
)
