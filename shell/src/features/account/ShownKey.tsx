import { Button, chakra, CopyIcon, toast } from '@truenorth/shared-ui'

/** A key to the account, shown to be typed or copied; a press on it selects it. */
export const ShownKey = chakra('code', {
  base: {
    display: 'block',
    padding: '10px 12px',
    borderRadius: '8',
    background: 'surface.sunken',
    overflowWrap: 'anywhere',
    userSelect: 'all',
  },
})

type CopyButtonProps = {
  text: string
  /** What is said then: "Token copied". */
  copied: string
  /** What is copied, in a sentence about it. */
  pronoun: 'it' | 'them'
}

/** Copies a text, and says whether it did. */
export const CopyButton = ({ text, copied, pronoun }: CopyButtonProps) => {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      toast.show({ text: copied, tone: 'good' })
    } catch {
      // Without permission it can still be selected and copied by hand.
      toast.show({
        text: `The browser did not allow it. Please select and copy ${pronoun}.`,
        tone: 'bad',
      })
    }
  }
  return (
    <Button variant="line" icon={<CopyIcon size={18} aria-hidden />} onClick={() => void copy()}>
      Copy
    </Button>
  )
}
