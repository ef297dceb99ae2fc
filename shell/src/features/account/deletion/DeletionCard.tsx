import { Button, Card, Text } from '@truenorth/shared-ui'
import { useState } from 'react'
import { deletionWords } from '../content'
import { DeletionDialog } from './DeletionDialog'

export const DeletionCard = () => {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card title={deletionWords.title}>
      <Text color="ink.muted" marginBottom="16px">
        {deletionWords.text}
      </Text>
      <Button variant="dangerLine" onClick={() => setAsking(true)}>
        Delete account…
      </Button>
      <DeletionDialog open={isAsking} onClose={() => setAsking(false)} />
    </Card>
  )
}
