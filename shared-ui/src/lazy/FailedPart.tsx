import { Component, type ReactNode } from 'react'

type FailedPartProps = {
  children: ReactNode
  instead: ReactNode
  onError: (error: unknown) => void
}

/** Shows something else in place of children that throw. */
export class FailedPart extends Component<FailedPartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override componentDidCatch(error: unknown) {
    this.props.onError(error)
  }

  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children
  }
}
