import { chakra, CheckIcon, Flex, VisuallyHidden } from '@truenorth/shared-ui'
import { passwordStrength } from './passwordStrength'
import { StrengthMeter } from './StrengthMeter'

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
    // The mark stands with the first line.
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

const tones: Record<string, string> = { Weak: 'warn', Good: 'good', Strong: 'good' }

/** Live advice under a new password; it never stands in the way of one. */
export const StrengthPanel = ({ password }: { password: string }) => {
  const { results, met, verdict } = passwordStrength(password)
  return (
    <Root aria-label="Password strength">
      <Flex justifyContent="space-between" fontWeight="560">
        <span aria-hidden>Password strength</span>
        <chakra.output color={tones[verdict]}>{verdict}</chakra.output>
      </Flex>
      <StrengthMeter met={met} tone={tones[verdict]} />
      <Checks>
        {results.map(({ label, isMet }) => (
          <Check key={label} data-met={isMet || undefined}>
            {isMet ? <CheckIcon size={16} aria-hidden /> : <Ring />}
            <span>
              {label}
              <VisuallyHidden>{isMet ? ': met' : ': not yet'}</VisuallyHidden>
            </span>
          </Check>
        ))}
      </Checks>
    </Root>
  )
}
