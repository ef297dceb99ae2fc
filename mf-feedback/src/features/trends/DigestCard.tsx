import { Card, Stack, Text, TextLink } from '@truenorth/shared-ui'
import { Checkbox } from '@truenorth/shared-ui/forms'
import { useChangeDigest, useDigest } from '../../api/digest'
import { digestTexts } from '../../content'

/** The switch of the weekly letter; nothing until it is known whether it is on. */
export const DigestCard = () => {
  const digest = useDigest()
  const { mutate, isPending, variables } = useChangeDigest()
  if (!digest) return null
  const { is_on, email, failure } = digest
  return (
    <Card title="By mail, every Monday">
      <Stack gap="8px" align="flex-start">
        <Text color="ink.muted">{digestTexts.about}</Text>
        {email === '' ? (
          <Text>
            {digestTexts.noAddress} <TextLink to="/account">Add one</TextLink>
          </Text>
        ) : (
          <Checkbox
            checked={isPending ? variables : is_on}
            disabled={isPending}
            onChange={({ target }) => mutate(target.checked)}
          >
            <span>
              Send it to <bdi>{email}</bdi>
            </span>
          </Checkbox>
        )}
        {failure !== undefined && <Text color="bad">{digestTexts.undelivered(failure)}</Text>}
      </Stack>
    </Card>
  )
}
