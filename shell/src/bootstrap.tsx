import { report, startSession } from '@truenorth/shared-auth'
import { createRoot } from 'react-dom/client'
import { App } from './app/App'
import { loadDemo } from './features/demo/loadDemo'

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to draw into.')

// Asks who is signed in while the first screen is still being drawn.
startSession({ loadDemo }).catch((error: unknown) => report(error, 'start of the session'))

createRoot(root).render(<App />)
