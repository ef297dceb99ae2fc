import { LazyMotion, m as bare } from 'framer-motion'
import type { ComponentType } from 'react'
import { motionFeatures } from './motionFeatures'

type AnyProps = Record<string, unknown>

const withFeatures = (Element: ComponentType<AnyProps>) => (props: AnyProps) => (
  <LazyMotion features={motionFeatures()} strict>
    <Element {...props} />
  </LazyMotion>
)

const made = new Map<PropertyKey, ComponentType<AnyProps>>()

/** Framer's `m.div`, `m.li`, …: each brings the engine with it, so that only who moves loads it. */
export const m: typeof bare = new Proxy(bare, {
  get: (target, tag) => {
    const element = made.get(tag) ?? withFeatures(Reflect.get(target, tag))
    made.set(tag, element)
    return element
  },
})
