import { domAnimation } from '../motion/features'
import { takeFeatures } from '../motion/motionFeatures'

// A test has nothing to paint first.
takeFeatures(domAnimation)

export { renderScreen, type ScreenOptions } from './renderScreen'
