import { Button, ButtonLink, Card, Chip, Stack, toast } from '@truenorth/shared-ui'

const announcePro = () =>
  toast.show({ text: 'Advanced Analytics coming in Pro version!', role: 'alert' })

/** Where to go from here. */
export const QuickActions = () => (
  <Card title="Quick Actions">
    <Stack gap="10px">
      <ButtonLink to="/mood/create" variant="line" wide>
        Log New Reading
      </ButtonLink>
      <ButtonLink to="/journeys" variant="line" wide>
        My Journeys
      </ButtonLink>
      <Button variant="line" wide onClick={announcePro}>
        View Analytics
        <Chip tone="muted" dot={false}>
          Pro
        </Chip>
      </Button>
    </Stack>
  </Card>
)
