import { Box, Button, chakra, Flex, Text } from '@truenorth/shared-ui'
import { FormBanner } from '@truenorth/shared-ui/forms'

const Table = chakra('table', {
  base: {
    width: '100%',
    marginTop: '10px',
    borderCollapse: 'collapse',
    '& th, & td': {
      padding: '6px 10px 6px 0',
      textAlign: 'left',
      verticalAlign: 'top',
      overflowWrap: 'anywhere',
      borderTop: '1px solid',
      borderColor: 'line',
    },
    '& th': { fontWeight: '560' },
  },
})

export type Difference = { field: string; mine: string; theirs: string }

type TwoVersionsProps = {
  differences: Difference[]
  onKeepMine: () => void
  onTakeTheirs: () => void
}

/** What was saved elsewhere in the meantime beside what stands in the form (D37). */
export const TwoVersions = ({ differences, onKeepMine, onTakeTheirs }: TwoVersionsProps) => (
  <FormBanner>
    <Text>This was changed elsewhere while you were editing. Nothing is saved yet.</Text>
    <Box overflowX="auto">
      <Table>
        <thead>
          <tr>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">Saved elsewhere</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ field, mine, theirs }) => (
            <tr key={field}>
              <th scope="row">{field}</th>
              <td dir="auto">{mine || '—'}</td>
              <td dir="auto">{theirs || '—'}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </Box>
    <Flex wrap="wrap" gap="10px" marginTop="12px">
      <Button onClick={onKeepMine}>Save mine</Button>
      <Button variant="line" onClick={onTakeTheirs}>
        Take the other
      </Button>
    </Flex>
  </FormBanner>
)
