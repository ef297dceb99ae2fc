import { chakra, ClampedText, Flex, Tag } from '@truenorth/shared-ui'

const noteLook = {
  fontFamily: 'display',
  fontWeight: '420',
  fontSize: '18',
  lineHeight: '1.4',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
} as const

const Words = chakra('p', { base: noteLook })

/** A note in quotation marks, in the direction of its own script. */
export const ReadingNote = ({ children }: { children: string }) => (
  <Words dir="auto">{`“${children}”`}</Words>
)

type ClampedNoteProps = { children: string; lines: number }

/** A note of at most so many lines, and a button that shows the rest of it. */
export const ClampedNote = ({ children, lines }: ClampedNoteProps) => (
  <ClampedText as="p" {...noteLook} lines={lines}>{`“${children}”`}</ClampedText>
)

/** The tags of a reading; nothing if it has none. */
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
