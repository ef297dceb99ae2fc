// On its own, so that the animation engine arrives after the first paint.
export { domAnimation } from 'framer-motion'
