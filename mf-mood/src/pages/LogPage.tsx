import { Page } from '@truenorth/shared-ui'
import { Now } from '../features/clock/Now'
import { LogForm } from '../features/log/LogForm'

export const LogPage = () => (
  <Page
    title="Log Your Compass Reading"
    subtitle={<Now />}
    width={560}
    paddingBottom={{ mdDown: '0' }}
  >
    <LogForm />
  </Page>
)
