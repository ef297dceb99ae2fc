import type { FeatureBundle } from 'framer-motion'

let arrived: FeatureBundle | undefined

const load = async () => {
  const { domAnimation } = await import('./features')
  arrived = domAnimation
  return domAnimation
}

/** The animation engine: at once when it has arrived, else on its way, after the first paint. */
export const motionFeatures = () => arrived ?? load

/** Takes an engine that is already here, so that nothing has to wait for it. */
export const takeFeatures = (bundle: FeatureBundle) => {
  arrived = bundle
}
