import { Button, chakra } from '@truenorth/shared-ui'
import { endOverride, overrideOf } from './override'
import { remotes } from './registry'

const Bar = chakra('output', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: '4px 12px',
    paddingInline: 'var(--gutter)',
    borderBottom: '1px dashed',
    borderColor: 'line.strong',
    background: 'surface.sunken',
    fontSize: '14',
  },
})

/** Says which remotes come from a developer's machine, and ends that. */
export const OverrideBar = () =>
  remotes
    .filter(({ name }) => overrideOf(name) !== undefined)
    .map(({ name, entry }) => (
      <Bar key={name}>
        {name} comes from {new URL(entry).host}
        <Button variant="quiet" onClick={() => endOverride(name)}>
          End
        </Button>
      </Bar>
    ))
