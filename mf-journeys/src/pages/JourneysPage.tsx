import { Button, Page, PlusIcon } from '@truenorth/shared-ui'
import { PathList } from '../features/list/PathList'
import { InlineJourneyForm } from './lazyForm'
import { useInlineForm } from './useInlineForm'

/** All paths, or the form that starts or edits one. */
export const JourneysPage = () => {
  const { form, open, close } = useInlineForm()
  return (
    <Page
      title="Your Discovery Paths"
      actions={
        !form && (
          <>
            <Button variant="line" className="wide-on-phone" onClick={() => open('quick')}>
              Quick path
            </Button>
            <Button
              className="wide-on-phone"
              icon={<PlusIcon size={20} />}
              onClick={() => open('create')}
            >
              Start New Path
            </Button>
          </>
        )
      }
    >
      {form ? (
        <InlineJourneyForm form={form} onClose={close} />
      ) : (
        <PathList onStart={() => open('create')} onEdit={({ id }) => open({ edit: String(id) })} />
      )}
    </Page>
  )
}
