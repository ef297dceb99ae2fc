import { Box, chakra, VisuallyHidden } from '@truenorth/shared-ui'
import type { ReactNode } from 'react'

const Scroll = chakra('div', {
  base: {
    // The hidden caption stays within.
    position: 'relative',
    overflowX: 'auto',
    _focusVisible: { borderRadius: '4' },
  },
})

const Table = chakra('table', {
  base: {
    width: '100%',
    fontSize: '14',
    fontVariantNumeric: 'lining-nums tabular-nums',
    '& th, & td': {
      padding: '8px',
      borderBottom: '1px solid',
      borderColor: 'line',
      textAlign: 'end',
      verticalAlign: 'baseline',
      fontWeight: '400',
      whiteSpace: 'nowrap',
    },
    '& thead th': { color: 'ink.muted' },
    '& tr > :first-child': { paddingInlineStart: 0, textAlign: 'start' },
    '& tbody th': { whiteSpace: 'normal', overflowWrap: 'anywhere', minWidth: '6.5rem' },
    '& tr > :last-child': { paddingInlineEnd: 0 },
    '& tbody tr:last-child > *': { borderBottom: 0 },
  },
})

type TrendTableProps = {
  /** What it lists, for those who do not see its card. */
  caption: string
  columns: readonly string[]
  /** The first cell of a row is its heading. */
  rows: readonly { key: string; cells: readonly ReactNode[] }[]
}

/** Figures in columns; it scrolls sideways by itself where it is too wide. */
export const TrendTable = ({ caption, columns, rows }: TrendTableProps) => (
  <Scroll role="region" aria-label={caption} tabIndex={0}>
    <Table>
      <caption>
        <VisuallyHidden>{caption}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [heading, ...cells] }) => (
          <tr key={key}>
            <th scope="row">{heading}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  </Scroll>
)

const Fold = chakra('details', {
  base: {
    marginTop: '8px',
    '& > summary': {
      minHeight: '44px',
      paddingBlock: '11px',
      borderRadius: '8',
      color: 'ink.muted',
      fontSize: '14',
      cursor: 'pointer',
    },
  },
})

/** The figures behind a chart, folded. */
export const FoldedTable = (props: TrendTableProps) => (
  <Fold>
    <summary>Show as a table</summary>
    <Box>
      <TrendTable {...props} />
    </Box>
  </Fold>
)
