import { Button, Page, PlusIcon } from '@truenorth/shared-ui'
import { ListForm } from '../features/inline/ListForm'
import { useInlineForm } from '../features/inline/useInlineForm'
import { PathList } from '../features/list/PathList'

/** Every path, and the forms that start or change one. */
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
        <ListForm form={form} onClose={close} />
      ) : (
        <PathList onStart={() => open('create')} onEdit={({ id }) => open({ edit: String(id) })} />
      )}
    </Page>
  )
}
