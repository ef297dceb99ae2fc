import { chakra, ChevronDownIcon, Text } from '@truenorth/shared-ui'
import { Checkbox } from '@truenorth/shared-ui/forms'
import { sendTexts } from '../../content'
import { briefly, type PartName, partsOf, type SentAlong } from '../../domain/sentAlong'

const Fold = chakra('details', {
  base: {
    color: 'ink.muted',
    fontSize: '14',
    '& > summary': {
      display: 'flex',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      borderRadius: '8',
      cursor: 'pointer',
      listStyle: 'none',
    },
    '& > summary::-webkit-details-marker': { display: 'none' },
    '& > summary > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& > summary > svg': { flex: 'none', marginInlineStart: 'auto', transition: 'rotate .15s' },
    '&[open] > summary > svg': { rotate: '180deg' },
    '& bdi': { color: 'ink', overflowWrap: 'anywhere' },
  },
})

type SentAlongFieldProps = {
  along: SentAlong
  leftOut: readonly string[]
  onChange: (leftOut: PartName[]) => void
}

/** Tells what is sent along with a message, and lets each part be taken out. */
export const SentAlongField = ({ along, leftOut, onChange }: SentAlongFieldProps) => {
  const parts = partsOf(along)
  if (parts.length === 0) return null
  const kept = parts.filter(({ name }) => !leftOut.includes(name))
  const namesWithout = (name: PartName, isKept: boolean) =>
    parts
      .map((part) => part.name)
      .filter((other) => (other === name ? !isKept : leftOut.includes(other)))
  return (
    <Fold>
      <summary>
        <span>{kept.length === 0 ? sendTexts.nothingAlong : briefly(kept)}</span>
        <ChevronDownIcon size={20} aria-hidden />
      </summary>
      {parts.map(({ name, label, text }) => (
        <Checkbox
          key={name}
          checked={!leftOut.includes(name)}
          onChange={({ target }) => onChange(namesWithout(name, target.checked))}
        >
          {`${label}: `}
          <bdi>{text}</bdi>
        </Checkbox>
      ))}
      <Text>{sendTexts.along}</Text>
    </Fold>
  )
}
