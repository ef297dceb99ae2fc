// What a team writes with the packages of the kit, and mistakes that their types have to refuse. It is compiled
// against the sources with everything else, and against the packages alone in an empty folder (`checkTypes.js`).
import { type Mood, moodSchema } from '@truenorth/api-contract/moods'
import { get, useSession } from '@truenorth/shared-auth'
import { useEditor } from '@truenorth/shared-auth/forms'
import { fakeApi } from '@truenorth/shared-auth/testing'
import { array } from '@truenorth/shared-auth/schema'
import { Button, Card, Page, Text } from '@truenorth/shared-ui'
import { Form, useForm } from '@truenorth/shared-ui/forms'
import { Route, Routes, useParams } from '@truenorth/shared-ui/router'
import { renderScreen } from '@truenorth/shared-ui/testing'
import { renderRemote } from '@truenorth/remote-kit/renderRemote'
// @ts-expect-error -- no entry point exports this name
import { Nothing } from '@truenorth/shared-ui'

type Values = { title: string; mood: number }

export const readMoods = async (): Promise<Mood[]> => get('/mood/', array(moodSchema))

export const Screen = () => {
  const { user } = useSession()
  const { id } = useParams()
  const { register, formState } = useForm<Values>({ defaultValues: { title: '', mood: 3 } })
  register('title')
  // @ts-expect-error -- the values have no such field
  register('name')
  // @ts-expect-error -- a user has no such property
  const nobody: unknown = user?.shoeSize
  // @ts-expect-error -- a parameter may be absent
  const text: string = id
  return (
    <Page title={user?.username ?? text}>
      <Card title={formState.isDirty ? 'Changed' : String(nobody)}>
        <Button variant="line">Save</Button>
        {/* @ts-expect-error -- no button looks like this */}
        <Button variant="sparkling">Save</Button>
        {/* @ts-expect-error -- a page has no such property */}
        <Page title="" colour="red" />
        <Text>{Nothing}</Text>
      </Card>
    </Page>
  )
}

export const App = () => (
  <Routes>
    <Route path="moods/:id" element={<Screen />} />
    {/* @ts-expect-error -- a route leads to an element */}
    <Route path="moods" element={Screen} />
  </Routes>
)

export const check = async () => {
  const api = fakeApi({ 'GET /mood/': () => [] })
  const { user, router } = renderScreen(<App />, { path: '/moods/1' })
  await user.click(document.body)
  renderRemote(App, { path: '/moods/1' })
  // @ts-expect-error -- a remote has no such option
  renderRemote(App, { address: '/moods/1' })
  // @ts-expect-error -- where the router is, is no number
  const place: number = router.state.location.pathname
  const [mood] = await readMoods()
  // @ts-expect-error -- a reading has no such field
  const colour: unknown = mood?.colour
  return [api.calls, place, colour, useEditor, Form]
}
