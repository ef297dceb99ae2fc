import { useRouteError } from '@truenorth/shared-ui/router'

/** Hands what broke the frame itself to the boundary around the whole app, which reports it. */
export const PassOn = () => {
  throw useRouteError()
}
