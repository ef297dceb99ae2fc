import { useMediaQuery } from './useMediaQuery'

/** The narrow layout: 320 px or less. */
export const useIsNarrow = () => useMediaQuery('(max-width: 320px)')
