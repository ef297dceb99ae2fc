import { Card, Text, TextLink } from '@truenorth/shared-ui'
import { useMornings } from '../features/sunrise/useMornings'

/** What this remote adds to the dashboard. */
const SunriseCard = () => {
  const { data: mornings = 0 } = useMornings()
  return (
    <Card title="Sunrise">
      <Text>{mornings === 1 ? '1 morning' : `${mornings} mornings`} with a reading.</Text>
      <TextLink to="/sunrise">Take a breath</TextLink>
    </Card>
  )
}

export default SunriseCard
