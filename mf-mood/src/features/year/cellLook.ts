import { useRemembered } from '../../components/useRemembered'

/** What stands in a cell beside its color. */
export type CellLook = 'numbers' | 'shapes'

/** The look of the cells, which this browser remembers. */
export const useCellLook = () => {
  const [look, chooseLook] = useRemembered<CellLook>('yearCells', ['numbers', 'shapes'])
  return { look, chooseLook }
}
