// A file of its own, because `motion.tsx` imports the animation engine dynamically.
export { domAnimation } from 'framer-motion'
