// A remote that tells what it was given: published by a spec into a running site to compare with the shell's own.
import * as emotion from '@emotion/react'
import * as query from '@tanstack/react-query'
import * as auth from '@truenorth/shared-auth'
import * as ui from '@truenorth/shared-ui'
import * as router from '@truenorth/shared-ui/router'
import * as react from 'react'

const given = {
  react,
  '@emotion/react': emotion,
  '@tanstack/react-query': query,
  '@truenorth/shared-auth': auth,
  '@truenorth/shared-ui': ui,
  '@truenorth/shared-ui/router': router,
}

const App = () => {
  const { pathname } = router.useLocation()
  const { user } = auth.useSession()
  const client = query.useQueryClient()
  react.useEffect(() => {
    Object.assign(window, { given, client })
  }, [client])
  return (
    <ui.Page title="Probe">
      <ui.Text color="ink.muted">
        {user?.username} is at {pathname}
      </ui.Text>
    </ui.Page>
  )
}

export default App
