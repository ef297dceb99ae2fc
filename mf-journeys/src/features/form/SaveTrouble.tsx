import { Box } from '@truenorth/shared-ui'
import { FormBanner } from '@truenorth/shared-ui/forms'
import { isKept } from '@truenorth/shared-auth/outbox'
import { savedLaterText } from '../../content'

type SaveTroubleProps = { error: unknown; text: string }

/** Why a form was not saved, and that nothing of it is lost when it waits to be sent. */
export const SaveTrouble = ({ error, text }: SaveTroubleProps) => {
  if (!error) return null
  return (
    <FormBanner>
      {text}
      {isKept(error) && <Box>{savedLaterText}</Box>}
    </FormBanner>
  )
}
