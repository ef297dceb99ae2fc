import { chakra, Page } from '@truenorth/shared-ui'
import { NavLink } from '@truenorth/shared-ui/router'
import type { ReactNode } from 'react'

const Tabs = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    margin: '-12px 0 24px',
    borderBottom: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
    '& > a': {
      display: 'grid',
      flex: { lgDown: '1 0 auto' },
      placeItems: 'center',
      minHeight: '48px',
      padding: '3px 14px 0',
      borderBottom: '3px solid transparent',
      color: 'ink.muted',
      fontWeight: '520',
      textDecoration: 'none',
      _hover: { color: 'ink' },
      '&[aria-current]': { borderBottomColor: 'brand', color: 'ink', fontWeight: '640' },
    },
  },
})

const views = [
  { label: 'List', path: '/mood/history' },
  { label: 'Month', path: '/mood/history/month' },
  { label: 'Year', path: '/mood/history/year' },
  { label: 'Insights', path: '/mood/history/insights' },
]

/** The frame of the four views of all readings: their common heading, and links from one to the other. */
export const HistoryFrame = ({ children }: { children: ReactNode }) => (
  <Page title="Complete Mood History">
    <Tabs aria-label="Look back">
      {views.map(({ label, path }) => (
        <NavLink key={path} to={path} end>
          {label}
        </NavLink>
      ))}
    </Tabs>
    {children}
  </Page>
)
