import { chakra } from '@chakra-ui/react/styled-system'
import { X } from 'lucide-react'
import { IconButton } from '../button/IconButton'

const List = chakra('ul', { base: { display: 'flex', flexWrap: 'wrap', gap: '8px' } })

const Item = chakra('li', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    maxWidth: '100%',
    minHeight: '44px',
    paddingLeft: '14px',
    border: '1px solid',
    borderColor: 'brand',
    borderRadius: '8',
    background: 'brand.wash',
    fontSize: '14',
    overflowWrap: 'anywhere',
  },
})

export type TagListProps = { tags: readonly string[]; onRemove: (tag: string) => void }

/** Tags that can be taken away again. */
export const TagList = ({ tags, onRemove }: TagListProps) => (
  <List>
    {tags.map((tag) => (
      <Item key={tag}>
        <bdi>#{tag}</bdi>
        <IconButton
          label={`Remove ${tag}`}
          icon={<X size={16} />}
          width="40px"
          height="42px"
          onClick={() => onRemove(tag)}
        />
      </Item>
    ))}
  </List>
)
