import { Box, Dial, type MoodValue } from '@truenorth/shared-ui'
import { useState } from 'react'

/** The dial of the hero: its needle follows the mood that is pointed at or focused. */
export const LivingDial = () => {
  const [hovered, setHovered] = useState<MoodValue>()
  return (
    <Box role="group" aria-label="Try the compass">
      <Dial size={420} hovered={hovered} onHover={setHovered} />
    </Box>
  )
}
