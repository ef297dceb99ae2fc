import { Button, Flex } from '@truenorth/shared-ui'
import { Field, Slider } from '@truenorth/shared-ui/forms'
import { useLeavingGuard } from '@truenorth/shared-ui/router'
import { useState } from 'react'
import { discardEdit } from '../discard/discardWords'

type ProgressSliderProps = {
  progress: number
  isSaving: boolean
  onSave: (progress: number) => void
}

/** How far a waypoint has come, from 0 to 100, saved by a press. */
export const ProgressSlider = ({ progress, isSaving, onSave }: ProgressSliderProps) => {
  const [moved, setMoved] = useState<number>()
  const value = moved ?? progress
  useLeavingGuard({ dirty: value !== progress, ...discardEdit })
  return (
    <Flex direction="column" gap="12px">
      <Field label="Progress" aside={<span>{value}%</span>}>
        <Slider
          value={value}
          min={0}
          max={100}
          step={5}
          valueText={`${value} per cent`}
          onChange={setMoved}
        />
      </Field>
      <Button
        variant="line"
        alignSelf="flex-start"
        disabled={value === progress}
        busy={isSaving}
        busyText="Saving…"
        onClick={() => onSave(value)}
      >
        Save progress
      </Button>
    </Flex>
  )
}
