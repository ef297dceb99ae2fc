// Inline in documents of `npm run dev`: Fast Refresh of a remote finds the shell's renderer by this hook,
// and the renderer registers before the remote is there.

const renderers = new Map<number, unknown>()

const hook = {
  renderers,
  supportsFiber: true,
  inject: (renderer: unknown) => {
    const id = renderers.size + 1
    renderers.set(id, renderer)
    return id
  },
  onScheduleFiberRoot: () => undefined,
  onCommitFiberRoot: () => undefined,
  onCommitFiberUnmount: () => undefined,
}

if (!('__REACT_DEVTOOLS_GLOBAL_HOOK__' in window))
  Object.assign(window, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook })
