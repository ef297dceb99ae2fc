import { isBlank } from '@truenorth/api-contract/text'
import { Box, chakra, Emoji, Text } from '@truenorth/shared-ui'
import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'

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

type Texts = { title: string; description: string }

type TemplatePickerProps<Template extends Texts> = {
  templates: readonly Template[]
  /** The second line of a template: how long it takes. */
  noteOf: (template: Template) => string
  /** The texts that are in the form. */
  written: Texts
  /** Fills the form in. */
  onPick: (template: Template) => void
}

/** Templates that fill in a form. The user's own texts are replaced only after a question. */
export const TemplatePicker = <Template extends Texts & { emoji: string }>(
  props: TemplatePickerProps<Template>,
) => {
  const { templates, noteOf, written, onPick } = props
  const [chosen, setChosen] = useState<Template>()
  const isFromTemplate = templates.some(
    ({ title, description }) => title === written.title || description === written.description,
  )
  const hasOwnText = !isFromTemplate && !isBlank(`${written.title}${written.description}`)
  const replace = () => {
    if (chosen) onPick(chosen)
    setChosen(undefined)
  }
  return (
    <Box as="section" aria-label="Quick-start templates">
      <Text fontSize="14" fontWeight="560" marginBottom="8px">
        Start from a template
      </Text>
      <List>
        {templates.map((template) => (
          <li key={template.title}>
            <Pick
              type="button"
              onClick={() => (hasOwnText ? setChosen(template) : onPick(template))}
            >
              <Emoji size="1.375rem">{template.emoji}</Emoji>
              <span>
                <Box as="span" display="block" fontWeight="520" lineHeight="1.3">
                  {template.title}
                </Box>
                <Box as="span" fontSize="13" color="ink.muted">
                  {noteOf(template)}
                </Box>
              </span>
            </Pick>
          </li>
        ))}
      </List>
      <ConfirmDialog
        open={chosen !== undefined}
        title="Replace what you wrote?"
        text="The template fills in its own words."
        confirmLabel="Use the template"
        cancelLabel="Keep Editing"
        onConfirm={replace}
        onCancel={() => setChosen(undefined)}
      />
    </Box>
  )
}
