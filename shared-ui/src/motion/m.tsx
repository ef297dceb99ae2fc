import { LazyMotion, m as bare, MotionConfig, useReducedMotion } from 'framer-motion'
import type { ComponentType } from 'react'
import { motionFeatures } from './motionFeatures'

type AnyProps = Record<string, unknown>

// Who asked the system for less motion gets every end at once.
const withFeatures = (Element: ComponentType<AnyProps>) => (props: AnyProps) => {
  const still = useReducedMotion() ?? false
  return (
    <LazyMotion features={motionFeatures()} strict>
      <MotionConfig skipAnimations={still}>
        <Element {...props} />
      </MotionConfig>
    </LazyMotion>
  )
}

const made = new Map<PropertyKey, ComponentType<AnyProps>>()

/** Framer's `m.div`, `m.li`, …: each brings the engine with it, so that only who moves loads it. */
export const m: typeof bare = new Proxy(bare, {
  get: (target, tag) => {
    const element = made.get(tag) ?? withFeatures(Reflect.get(target, tag))
    made.set(tag, element)
    return element
  },
})
