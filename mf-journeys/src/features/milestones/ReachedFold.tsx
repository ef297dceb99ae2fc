import { Box, chakra, CheckIcon, ChevronDownIcon } from '@truenorth/shared-ui'
import { usePrinting } from '@truenorth/shared-ui/lists'
import { type ReactNode, useId, useState } from 'react'

const Toggle = chakra('button', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '12px',
    width: '100%',
    minHeight: '58px',
    padding: '0 16px',
    border: '1px solid',
    borderColor: 'line',
    borderRadius: '14',
    background: 'transparent',
    fontWeight: '560',
    textAlign: 'start',
    _hover: { borderColor: 'line.strong' },
    '& > span:first-child': {
      display: 'grid',
      placeItems: 'center',
      flex: 'none',
      width: '32px',
      height: '32px',
      borderRadius: 'full',
      background: 'brand',
      color: 'on.brand',
    },
    '& > svg': { marginInlineStart: 'auto', color: 'ink.muted', transition: 'rotate .15s' },
    '&[aria-expanded=true] > svg': { rotate: '180deg' },
  },
})

type ReachedFoldProps = {
  count: number
  /** Nothing else is left to show, so they show at first. */
  areAll: boolean
  children: ReactNode
}

/** "2 reached": the milestones that are behind, folded until asked for. */
export const ReachedFold = ({ count, areAll, children }: ReachedFoldProps) => {
  const id = useId()
  const [chosen, choose] = useState<boolean>()
  // On paper nothing is folded.
  const isPrinting = usePrinting()
  const isOpen = chosen ?? areAll
  return (
    <>
      <Toggle
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => choose(!isOpen)}
      >
        <span aria-hidden>
          <CheckIcon size={16} />
        </span>
        <span>{`${count} reached`}</span>
        <ChevronDownIcon size={20} aria-hidden />
      </Toggle>
      <Box id={id} hidden={!isOpen && !isPrinting} paddingTop="16px">
        {children}
      </Box>
    </>
  )
}
