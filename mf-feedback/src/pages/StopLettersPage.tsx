import { useMutation } from '@tanstack/react-query'
import { errorSentence, report } from '@truenorth/shared-auth'
import { Button, Card, Page, Stack, Text } from '@truenorth/shared-ui'
import { useSearchParams } from '@truenorth/shared-ui/router'
import { stopLetters } from '../api/myFeedback'
import { lettersTexts } from '../content'

/** Where the link of a letter leads: one button, because mail programs open links by themselves. */
export const StopLettersPage = () => {
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const isWeekly = params.get('about') === 'week'
  const question = isWeekly ? lettersTexts.weekQuestion : lettersTexts.question
  const stopped = isWeekly ? lettersTexts.weekStopped : lettersTexts.stopped
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: () => stopLetters(token),
    onError: (failure) => report(failure, 'asking for no more letters'),
  })
  return (
    <Page title="Letters about your feedback" width={560}>
      <Card>
        <Stack align="flex-start" gap="16px">
          <Text as="output">{isSuccess ? stopped : question}</Text>
          {error && (
            <Text role="alert" color="bad">
              {errorSentence(error) ?? lettersTexts.failed}
            </Text>
          )}
          {!isSuccess && token !== '' && (
            <Button busy={isPending} busyText="One moment…" onClick={() => mutate()}>
              Get no more letters
            </Button>
          )}
          {!isSuccess && token === '' && <Text>{lettersTexts.noToken}</Text>}
        </Stack>
      </Card>
    </Page>
  )
}
