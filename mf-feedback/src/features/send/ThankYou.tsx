import { CircleCheckIcon, Stack, Text, chakra } from '@truenorth/shared-ui'
import { useEffect, useEffectEvent } from 'react'
import { sendTexts } from '../../content'

const shownForMs = 2_000

const Sign = chakra('span', { base: { color: 'good' } })
const Words = chakra('h3', { base: { fontSize: '28' } })

/** Shown for two seconds after feedback has arrived. */
export const ThankYou = ({ onDone }: { onDone: () => void }) => {
  const done = useEffectEvent(onDone)
  useEffect(() => {
    const timer = setTimeout(() => done(), shownForMs)
    return () => clearTimeout(timer)
  }, [])
  return (
    <Stack as="output" align="center" gap="8px" paddingBlock="40px" textAlign="center">
      <Sign>
        <CircleCheckIcon size={44} strokeWidth={1.5} aria-hidden />
      </Sign>
      <Words>Thank You!</Words>
      <Text color="ink.muted">{sendTexts.thanks}</Text>
    </Stack>
  )
}
