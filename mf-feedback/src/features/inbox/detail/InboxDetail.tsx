import type { Feedback } from '@truenorth/api/contract'
import {
  Button,
  Card,
  CheckIcon,
  CloseIcon,
  Flex,
  IconButton,
  TrashIcon,
  chakra,
} from '@truenorth/shared-ui'
import type { Ref } from 'react'
import { typeLabels } from '../../../content'
import { Facts } from './Facts'

const Message = chakra('p', {
  base: {
    marginTop: '20px',
    fontSize: '18',
    lineHeight: '1.6',
    // People's own line breaks stay, and nothing is so long that it leaves the paper.
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
})

type InboxDetailProps = {
  item: Feedback
  headingRef: Ref<HTMLHeadingElement>
  onClose: () => void
  onMarkRead: () => void
  onDelete: () => void
}

/** One item in full, and what can be done with it. */
export const InboxDetail = (props: InboxDetailProps) => {
  const { item, headingRef, onClose, onMarkRead, onDelete } = props
  return (
    <Card as="article" aria-labelledby="feedback-heading">
      <Flex justify="space-between" align="center" gap="12px">
        <chakra.h2 id="feedback-heading" ref={headingRef} tabIndex={-1} minWidth={0}>
          {typeLabels[item.type]}
        </chakra.h2>
        <IconButton
          label="Back to the list"
          icon={<CloseIcon size={20} />}
          display={{ lg: 'none' }}
          onClick={onClose}
        />
      </Flex>
      <Facts item={item} />
      {/* Above the message: however long that is, what to do with it is at hand. */}
      <Flex
        wrap="wrap"
        justify="space-between"
        gap="4px 12px"
        padding="8px 0"
        borderBottom="1px solid"
        borderColor="line"
      >
        <Button
          variant="quiet"
          color="bad"
          marginLeft="-12px"
          icon={<TrashIcon size={20} />}
          onClick={onDelete}
        >
          Delete
        </Button>
        {!item.is_read && (
          <Button icon={<CheckIcon size={20} />} onClick={onMarkRead}>
            Mark as read
          </Button>
        )}
      </Flex>
      <Message dir="auto">{item.message}</Message>
    </Card>
  )
}
