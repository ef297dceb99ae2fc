// What surrounds the shell in a browser: the registry in the document.
// Import it first.
import type { NavItem, RegistryEntry } from '@truenorth/delivery/registry'
import { registryElementId } from '@truenorth/delivery/registry'

const remote = (name: string, nav: NavItem): RegistryEntry => ({
  name,
  title: nav.label,
  routes: [],
  nav: [nav],
  slots: [],
  version: '1.0.0',
  entry: `/remotes/${name}/mf-manifest.json`,
  integrity: 'sha384-none',
  enabled: true,
})

const remotes = [
  remote('journal', { label: 'Reflections', path: '/journal', access: 'user', order: 30 }),
  remote('journeys', { label: 'Paths', path: '/journeys', access: 'user', order: 10 }),
  remote('mood', { label: 'Energy', path: '/mood/today', access: 'user', order: 20 }),
  remote('feedback', { label: 'Feedback', path: '/admin/feedback', access: 'admin', order: 40 }),
]

const element = document.createElement('script')
element.type = 'application/json'
element.id = registryElementId
element.textContent = JSON.stringify({ schema: 1, sequence: 1, remotes })
document.head.append(element)
