import { Flex, Tag } from '@truenorth/shared-ui'

export const ReadingTags = ({ tags }: { tags: readonly string[] }) =>
  tags.length > 0 && (
    <Flex
      as="ul"
      wrap="wrap"
      justify="inherit"
      gap="4px 12px"
      aria-label="Tags"
      minWidth="0"
      maxWidth="100%"
      overflowWrap="anywhere"
    >
      {tags.map((tag) => (
        <li key={tag}>
          <Tag>{tag}</Tag>
        </li>
      ))}
    </Flex>
  )
