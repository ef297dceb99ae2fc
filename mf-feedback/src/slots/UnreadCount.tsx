import { useQuery } from '@tanstack/react-query'
import { chakra, VisuallyHidden } from '@truenorth/shared-ui'
import { feedbackQueries } from '../api/feedback'

const Count = chakra('span', {
  base: {
    marginLeft: '6px',
    paddingInline: '7px',
    borderRadius: 'full',
    background: 'surface.sunken',
    color: 'ink',
    fontFamily: 'text',
    fontSize: '13',
    fontWeight: '600',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: '20px',
  },
})

/** How many items are unread, beside the link of the navigation; nothing when there are none. */
const UnreadCount = () => {
  const { data } = useQuery(feedbackQueries.summary({}))
  if (!data?.unread) return null
  return (
    <Count>
      <span>{data.unread}</span>
      <VisuallyHidden> unread</VisuallyHidden>
    </Count>
  )
}

export default UnreadCount
