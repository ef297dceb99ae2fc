export { AnimatePresence, useReducedMotion } from 'framer-motion'
export { m } from './m'
export { calmEase, chooseSpring, durations, needleSpring } from './springs'
