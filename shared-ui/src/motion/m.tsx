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

const elementOf = (target: typeof bare, tag: PropertyKey) => {
  const known = made.get(tag)
  if (known) return known
  const element = withFeatures(Reflect.get(target, tag) as ComponentType<AnyProps>)
  made.set(tag, element)
  return element
}

/** Framer's `m.div`, `m.li`, …: each brings the engine with it, so that only who moves loads it. */
export const m = new Proxy(bare, { get: elementOf }) as typeof bare
