import type { SecondFactorSetup } from '@truenorth/api-contract/secondFactor'
import { useEditor } from '@truenorth/shared-auth/forms'
import { chakra, Text } from '@truenorth/shared-ui'
import { Field, Form, FormBanner, PasswordInput } from '@truenorth/shared-ui/forms'
import { useMemo, useState } from 'react'
import { encode } from 'uqr'
import { beginSecondFactor, useEnableSecondFactor } from '../../api/secondFactor'
import { presentPasswordError, refusalBanner } from './accountRules'
import { DialogSubmit } from './DialogSubmit'
import { RecoveryCodeList } from './RecoveryCodeList'
import { codeError, CodeInput } from './SecondFactorForms'
import { ShownKey } from './ShownKey'

const failed = 'That could not be set up. Please try again.'

// Black on white whatever the theme: cameras read nothing else reliably.
const Picture = chakra('svg', {
  base: {
    display: 'block',
    width: 'min(100%, 200px)',
    marginInline: 'auto',
    borderRadius: '8',
    background: 'white',
    fill: 'black',
    forcedColorAdjust: 'none',
  },
})

const quietZone = 4

const QrCode = ({ text }: { text: string }) => {
  const { size, path } = useMemo(() => {
    const { data, size: modules } = encode(text, { ecc: 'M', border: quietZone })
    const squares = data.flatMap((row, y) =>
      row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
    )
    return { size: modules, path: squares.join('') }
  }, [text])
  return (
    <Picture
      role="img"
      aria-label="QR code for your authenticator app"
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </Picture>
  )
}

type Closing = { onClose: () => void }

const PasswordStep = ({
  onBegun,
  onClose,
}: Closing & { onBegun: (setup: SecondFactorSetup) => void }) => {
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { current: '' },
    rules: ({ current }) => ({ current: presentPasswordError(current) }),
    save: async ({ current }) => onBegun(await beginSecondFactor(current)),
    failureText: refusalBanner(['current_password'], failed),
    wireNames: { current_password: 'current' },
    onSaved: () => undefined,
  })
  return (
    <Form label="Begin two-step sign-in" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">
        You need an authenticator app on your phone: the one of Google, Microsoft or Apple, or any
        other that makes codes of six digits.
      </Text>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Your password" error={errors.current}>
        <PasswordInput autoComplete="current-password" {...register('current')} />
      </Field>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="One moment…">
        Continue
      </DialogSubmit>
    </Form>
  )
}

const CodeStep = ({
  setup,
  onEnabled,
  onClose,
}: Closing & { setup: SecondFactorSetup; onEnabled: (codes: string[]) => void }) => {
  const { mutateAsync: enable } = useEnableSecondFactor()
  const { submit, message, isSaving, errors, register } = useEditor({
    start: { code: '' },
    rules: ({ code }) => ({ code: codeError(code) }),
    save: async ({ code }) => onEnabled((await enable(code)).recovery_codes),
    failureText: refusalBanner(['code'], failed),
    onSaved: () => undefined,
  })
  return (
    <Form label="Set up two-step sign-in" spacing="compact" onSubmit={submit}>
      <Text color="ink.muted">Let your app read this picture.</Text>
      <QrCode text={setup.uri} />
      <div>
        <Text color="ink.muted" fontSize="14">
          Without a camera, or with the app on this device, type this key into it:
        </Text>
        <ShownKey translate="no" marginTop="6px">
          {setup.secret.replace(/.{4}(?=.)/g, '$& ')}
        </ShownKey>
      </div>
      {message && <FormBanner>{message}</FormBanner>}
      <Field label="Code" hint="The six digits that your app shows now." error={errors.code}>
        <CodeInput {...register('code')} />
      </Field>
      <Text color="ink.muted" fontSize="14">
        You are then signed out everywhere else.
      </Text>
      <DialogSubmit onClose={onClose} busy={isSaving} busyText="Turning on…">
        Turn on
      </DialogSubmit>
    </Form>
  )
}

/** Sets codes up: the password, the app and its first code, the recovery codes. */
export const SetUp = ({ onClose }: Closing) => {
  const [setup, setSetup] = useState<SecondFactorSetup>()
  const [codes, setCodes] = useState<string[]>()
  if (codes) return <RecoveryCodeList codes={codes} onDone={onClose} />
  if (!setup) return <PasswordStep onBegun={setSetup} onClose={onClose} />
  return <CodeStep setup={setup} onEnabled={setCodes} onClose={onClose} />
}
