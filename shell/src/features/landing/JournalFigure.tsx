import { chakra } from '@truenorth/shared-ui'

const Paper = chakra('div', {
  base: {
    width: '124px',
    height: '132px',
    padding: '18px 16px',
    border: '1px solid',
    borderColor: 'brass',
    borderRadius: '4px',
    background: 'dial.face',
    boxShadow: '6px 6px 0 -1px {colors.brass.wash}, 6px 6px 0 0 {colors.brass}',
  },
})

const Title = chakra('b', {
  base: {
    display: 'block',
    marginBottom: '14px',
    fontFamily: 'display',
    fontWeight: '560',
    fontSize: '14px',
    lineHeight: '1.15',
  },
})

const Line = chakra('i', {
  base: {
    display: 'block',
    height: '1px',
    marginTop: '11px',
    background: 'brass',
    _last: { width: '60%' },
  },
})

export const JournalFigure = ({ title }: { title: string }) => (
  <Paper aria-hidden>
    <Title>{title}</Title>
    <Line />
    <Line />
    <Line />
  </Paper>
)
