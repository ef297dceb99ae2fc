import {
  type FeatureBundle,
  LazyMotion,
  m as plainElements,
  MotionConfig,
  useReducedMotion,
} from 'framer-motion'
import type { ComponentType } from 'react'

export { AnimatePresence, useReducedMotion } from 'framer-motion'

/** The needle of a dial: it swings in within 600 ms, a little past its mark. */
export const needleSpring = { type: 'spring', duration: 0.6, bounce: 0.35 } as const

/** A chosen mood or a reached waypoint. */
export const selectionSpring = { type: 'spring', duration: 0.32, bounce: 0.4 } as const

/** In seconds: a change of state, and something that enters. */
export const durations = { state: 0.15, enter: 0.22 } as const

/** A cubic Bézier curve for everything that is no spring. */
export const calmEase = [0.2, 0.8, 0.2, 1] as const

let loadedFeatures: FeatureBundle | undefined

// The animation engine is a file of its own, which loads after the first paint.
const loadFeatures = async () => {
  const { domAnimation } = await import('./motionFeatures')
  loadedFeatures = domAnimation
  return domAnimation
}

/** Hands in an animation engine that is loaded already, for tests. */
export const provideMotionFeatures = (features: FeatureBundle) => {
  loadedFeatures = features
}

type AnyProps = Record<string, unknown>

// With reduced motion every animation jumps to its end.
const withFeatures = (Element: ComponentType<AnyProps>) => (props: AnyProps) => {
  const isReduced = useReducedMotion() ?? false
  return (
    <LazyMotion features={loadedFeatures ?? loadFeatures} strict>
      <MotionConfig skipAnimations={isReduced}>
        <Element {...props} />
      </MotionConfig>
    </LazyMotion>
  )
}

const elements = new Map<PropertyKey, ComponentType<AnyProps>>()

/** Framer Motion's `m.div`, `m.li`, …. Each loads the animation engine when it is first rendered. */
export const m: typeof plainElements = new Proxy(plainElements, {
  get: (target, tag) => {
    const element = elements.get(tag) ?? withFeatures(Reflect.get(target, tag))
    elements.set(tag, element)
    return element
  },
})
