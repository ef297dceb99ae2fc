import {
  EmojiPicker,
  FieldSet,
  useController,
  type UseFormReturn,
} from '@truenorth/shared-ui/forms'
import { journeyEmojis } from '../emoji/journeyEmojis'
import { ThemePicker } from '../theme/ThemePicker'
import { createThemes, defaultCreateColor } from '../theme/themes'
import type { CreateValues } from './createValues'

/** The colour theme and the emoji of a new journey. */
export const CreateLooks = ({ form: { control } }: { form: UseFormReturn<CreateValues> }) => {
  const color = useController({ control, name: 'color' }).field
  const emoji = useController({ control, name: 'emoji' }).field
  return (
    <>
      <FieldSet legend="Colour theme">
        <ThemePicker
          themes={createThemes}
          value={color.value}
          onChange={color.onChange}
          fallback={defaultCreateColor}
        />
      </FieldSet>
      <FieldSet legend="Emoji">
        <EmojiPicker
          label="Emoji"
          options={journeyEmojis}
          value={emoji.value}
          onChange={emoji.onChange}
        />
      </FieldSet>
    </>
  )
}
