import { chakra, CheckIcon, Flex, VisuallyHidden } from '@truenorth/shared-ui'
import { passphraseStrength, passwordStrength } from './accountRules'

const Root = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '12px',
    padding: '16px',
    borderRadius: '8',
    background: 'surface.sunken',
    fontSize: '14',
  },
})

const Checks = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(150px, 100%), 1fr))',
    gap: '6px 12px',
    color: 'ink.muted',
  },
})

const Check = chakra('li', {
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: '8px',
    '&[data-met]': { color: 'ink' },
    // The mark is aligned with the first line.
    '& > svg': { flex: 'none', marginTop: 'calc((1lh - 16px) / 2)', color: 'good' },
  },
})

const Ring = chakra('span', {
  base: {
    flex: 'none',
    width: '12px',
    height: '12px',
    margin: 'calc((1lh - 12px) / 2) 2px 0',
    borderRadius: 'full',
    boxShadow: 'inset 0 0 0 1.5px {colors.line.strong}',
  },
})

const Meter = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, 1fr)',
    gap: '4px',
    forcedColorAdjust: 'none',
    '& > i': {
      height: '6px',
      borderRadius: '3px',
      boxShadow: 'inset 0 0 0 1px {colors.line.strong}',
    },
    '& > i[data-on]': { background: 'currentColor', boxShadow: 'none' },
  },
})

const tones: Record<string, string> = { Weak: 'warn', Good: 'good', Strong: 'good' }

type StrengthPanelProps = { password: string; isPassphrase?: boolean }

/** Advice under a new password or passphrase while it is typed. It never prevents a save. */
export const StrengthPanel = ({ password, isPassphrase = false }: StrengthPanelProps) => {
  const label = isPassphrase ? 'Passphrase strength' : 'Password strength'
  const strengthOf = isPassphrase ? passphraseStrength : passwordStrength
  const { results, met, verdict } = strengthOf(password)
  return (
    <Root aria-label={label}>
      <Flex justifyContent="space-between" fontWeight="560">
        <span aria-hidden>{label}</span>
        <chakra.output color={tones[verdict]}>{verdict}</chakra.output>
      </Flex>
      <Meter aria-hidden color={tones[verdict]}>
        {[1, 2, 3, 4].map((step) => (
          <i key={step} data-on={step <= met || undefined} />
        ))}
      </Meter>
      <Checks>
        {results.map(({ label: rule, isMet }) => (
          <Check key={rule} data-met={isMet || undefined}>
            {isMet ? <CheckIcon size={16} aria-hidden /> : <Ring />}
            <span>
              {rule}
              <VisuallyHidden>{isMet ? ': met' : ': not yet'}</VisuallyHidden>
            </span>
          </Check>
        ))}
      </Checks>
    </Root>
  )
}
