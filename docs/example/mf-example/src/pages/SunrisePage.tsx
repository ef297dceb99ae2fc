import { Button, Page, Stack, Text } from '@truenorth/shared-ui'
import { useState } from 'react'
import { useMornings } from '../features/sunrise/useMornings'

/** How many days began with a reading, and a breath to take before the next one. */
export const SunrisePage = () => {
  const { data: mornings = 0 } = useMornings()
  const [breaths, setBreaths] = useState(0)
  return (
    <Page title="Sunrise" width={640}>
      <Stack gap="6">
        <Text>{mornings === 1 ? '1 morning' : `${mornings} mornings`} with a reading so far.</Text>
        <Button variant="line" onClick={() => setBreaths((count) => count + 1)}>
          Breathe in
        </Button>
        <Text as="output">Breaths taken: {breaths}</Text>
      </Stack>
    </Page>
  )
}
