import { chakra, Dial, type MoodValue } from '@truenorth/shared-ui'
import { useState } from 'react'

const Moods = chakra('fieldset', { base: { minWidth: 0 } })

/** The dial of the hero: its needle follows the mood that is pointed at or focused. */
export const LivingDial = () => {
  const [hovered, setHovered] = useState<MoodValue>()
  return (
    <Moods aria-label="Try the compass">
      <Dial size={420} hovered={hovered} onHover={setHovered} />
    </Moods>
  )
}
