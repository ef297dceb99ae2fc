export { AnimatePresence, m, useReducedMotion } from 'framer-motion'
export { calmEase, chooseSpring, durations, needleSpring } from './springs'
