// A remote that fails on demand. This file is copied into a changed remote and wraps what that exposes.
import { type ComponentType, createElement, Fragment, useEffect } from 'react'

const fault = (): unknown => Reflect.get(window, 'fault')

const throwInEvent = () => {
  throw new Error('broken in an event')
}

/** Shows a component and a button whose handler throws; `window.fault` breaks its rendering or an effect. */
export const failOnDemand = (Own: ComponentType) => {
  const Faulty = () => {
    const current = fault()
    useEffect(() => {
      if (current === 'effect') throw new Error('broken in an effect')
    }, [current])
    if (current === 'render') throw new Error('broken while rendering')
    const button = createElement('button', { type: 'button', onClick: throwInEvent }, 'Break down')
    return createElement(Fragment, null, createElement(Own), button)
  }
  return Faulty
}
