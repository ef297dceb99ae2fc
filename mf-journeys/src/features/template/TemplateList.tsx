import { Box, chakra, Emoji, Text } from '@truenorth/shared-ui'

const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: '8px',
    gridTemplateColumns: { base: '1fr', sm: 'repeat(2, minmax(0, 1fr))' },
  },
})

const Pick = chakra('button', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    height: '100%',
    minHeight: '56px',
    padding: '8px 14px',
    textAlign: 'left',
    background: 'surface',
    border: '1px solid',
    borderColor: 'line.strong',
    borderRadius: '8',
    _hover: { background: 'surface.sunken' },
    _focusVisible: { borderRadius: '8' },
  },
})

export type TemplateChoice = { title: string; emoji: string; note: string; onPick: () => void }

/** Beginnings to choose from; each fills in the form. */
export const TemplateList = ({ templates }: { templates: readonly TemplateChoice[] }) => (
  <Box as="section" aria-label="Quick-start templates">
    <Text fontSize="14" fontWeight="560" marginBottom="8px">
      Start from a template
    </Text>
    <List>
      {templates.map(({ title, emoji, note, onPick }) => (
        <li key={title}>
          <Pick type="button" onClick={onPick}>
            <Emoji size="1.375rem">{emoji}</Emoji>
            <span>
              <Box as="span" display="block" fontWeight="520" lineHeight="1.3">
                {title}
              </Box>
              <Box as="span" fontSize="13" color="ink.muted">
                {note}
              </Box>
            </span>
          </Pick>
        </li>
      ))}
    </List>
  </Box>
)
