import { Box, chakra, GradientTile } from '@truenorth/shared-ui'
import { Link } from '@truenorth/shared-ui/router'
import { StatusMenu } from '../status/StatusMenu'
import { CardTitle } from './CardFrame'
import { CardMenu, type CardMenuProps } from './CardMenu'

const Head = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    gap: '14px',
    alignItems: 'start',
  },
})

/** Emoji, title, status and what can be done. */
export const CardHead = (props: CardMenuProps) => {
  const { journey } = props
  return (
    <Head>
      <GradientTile color={journey.color} emoji={journey.emoji} />
      <Box minWidth={0}>
        <CardTitle>
          <Link to={`/journey/${journey.id}`} dir="auto">
            {journey.title}
          </Link>
        </CardTitle>
        <StatusMenu journey={journey} />
      </Box>
      <div className="menu">
        <CardMenu {...props} />
      </div>
    </Head>
  )
}
