import { chakra } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'
import { PageWidth } from './PageWidth'

const Line = chakra('div', {
  base: {
    borderBottom: '1px solid',
    borderColor: 'line',
    background: 'surface.sunken',
    fontSize: '14',
    _print: { display: 'none' },
  },
})

const Words = chakra(PageWidth, {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '6px 16px',
    paddingBlock: '10px',
    color: 'ink',
  },
})

const Text = chakra('div', {
  base: {
    display: 'flex',
    flex: '1 1 200px',
    alignItems: 'center',
    gap: '10px',
    '& > svg': { flex: 'none' },
  },
})

type NoticeLineProps = { icon: ReactNode; children: ReactNode; actions?: ReactNode }

/** A notice under the nav bar, as wide as the page. */
export const NoticeLine = ({ icon, children, actions }: NoticeLineProps) => (
  <Line>
    <Words>
      <Text>
        {icon}
        <span>{children}</span>
      </Text>
      {actions}
    </Words>
  </Line>
)
