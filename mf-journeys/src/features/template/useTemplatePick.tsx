import { ConfirmDialog } from '@truenorth/shared-ui/overlay'
import { useState } from 'react'

type Texts = { title: string; description: string }

type Pick<Template> = {
  templates: readonly Template[]
  /** What the form holds at the moment. */
  written: () => Texts
  fill: (template: Template) => void
}

/** Fills a form in from a template; what somebody wrote is replaced only after a question. */
export const useTemplatePick = <Template extends Texts>(props: Pick<Template>) => {
  const { templates, written, fill } = props
  const [asked, setAsked] = useState<Template>()
  const isOwnText = () => {
    const { title, description } = written()
    const isKnown = templates.some(
      (known) => known.title === title || known.description === description,
    )
    return !isKnown && `${title}${description}`.trim() !== ''
  }
  const replace = () => {
    if (asked) fill(asked)
    setAsked(undefined)
  }
  return {
    pick: (template: Template) => (isOwnText() ? setAsked(template) : fill(template)),
    dialog: (
      <ConfirmDialog
        open={asked !== undefined}
        title="Replace what you wrote?"
        text="The template fills in its own words."
        confirmLabel="Use the template"
        cancelLabel="Keep Editing"
        onConfirm={replace}
        onCancel={() => setAsked(undefined)}
      />
    ),
  }
}
