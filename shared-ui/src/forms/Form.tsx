import { chakra, type HTMLChakraProps } from '@chakra-ui/react/styled-system'
import { type FormEvent, useEffect, useMemo, useRef, useState } from 'react'
import { FormContext } from './fieldContext'

const Root = chakra('form', {
  base: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  variants: {
    spacing: { compact: { gap: '16px' }, normal: { gap: '20px' }, roomy: { gap: '24px' } },
  },
  defaultVariants: { spacing: 'normal' },
})

/** Two short fields beside each other where there is room, else below each other. */
export const FieldPair = chakra('div', {
  base: {
    display: 'grid',
    gap: '20px',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
    alignItems: 'start',
  },
})

const clickFollowsWithinMs = 500

// A press lasts from pointer down to the end of its click. With touch, focus moves and the click come only
// after pointer up; some presses have no click at all. Nothing renders again within a click: React would give
// a checkbox or a radio that is just being pressed its state of before, and the press would be lost.
const useIsPressing = () => {
  const [isPressing, setPressing] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const start = () => {
      clearTimeout(timer)
      setPressing(true)
    }
    const end = () => {
      clearTimeout(timer)
      setPressing(false)
    }
    const endIn = (ms: number) => () => {
      clearTimeout(timer)
      timer = setTimeout(end, ms)
    }
    const endSoon = endIn(clickFollowsWithinMs)
    const endAfterThis = endIn(0)
    addEventListener('pointerdown', start, true)
    addEventListener('pointerup', endSoon, true)
    addEventListener('pointercancel', end, true)
    addEventListener('click', endAfterThis, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('pointerdown', start, true)
      removeEventListener('pointerup', endSoon, true)
      removeEventListener('pointercancel', end, true)
      removeEventListener('click', endAfterThis, true)
    }
  }, [])
  return { isPressing, endPress: () => setPressing(false) }
}

const isInvalid = (element: Element | null) => element?.getAttribute('aria-invalid') === 'true'

const focusFirstInvalid = (form: HTMLFormElement) => {
  const invalid = form.querySelector<HTMLElement>('[aria-invalid="true"]')
  if (!invalid?.matches('[role="radiogroup"]')) return invalid?.focus()
  const radio =
    invalid.querySelector<HTMLElement>('input:checked') ?? invalid.querySelector('input')
  radio?.focus()
}

/** Moves the focus after each refused attempt, unless the user has moved it meanwhile. */
const useFocusFirstInvalid = () => {
  const form = useRef<HTMLFormElement>(null)
  const focusBefore = useRef<Element>(null)
  const [attempts, setAttempts] = useState(0)
  useEffect(() => {
    const focus = document.activeElement
    const isMoved = focus !== document.body && focus !== focusBefore.current && !isInvalid(focus)
    if (attempts > 0 && form.current && !isMoved) focusFirstInvalid(form.current)
  }, [attempts])
  return {
    form,
    watch: (attempt: () => unknown) => {
      focusBefore.current = document.activeElement
      // Errors are set in the same render as this count, so the effect finds them in the document.
      const count = () => setAttempts((before) => before + 1)
      const result = attempt()
      if (result instanceof Promise) void result.finally(count)
      else count()
    },
  }
}

export type FormProps = Omit<HTMLChakraProps<'form'>, 'onSubmit' | 'noValidate' | 'width'> & {
  /** Accessible name. */
  label: string
  /**
   * Validates and saves. Return a promise that settles when errors of the server are known too: then
   * the focus moves to the first invalid control.
   */
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  /** Largest width of the column in pixels. Default: as wide as its container. */
  width?: number
  /** Space between fields: 16, 20 or 24 px. Default 'normal'. */
  spacing?: 'compact' | 'normal' | 'roomy'
  /** Leaves validation to the browser. */
  browserValidation?: boolean
}

/**
 * The frame of every form: one column of fields, messages in our own words, required fields with a
 * mark, focus on the first invalid control, and no error that moves a button under the pointer (D50).
 */
export const Form = (props: FormProps) => {
  const { label, onSubmit, width, browserValidation = false, children, ...rest } = props
  const { isPressing, endPress } = useIsPressing()
  const state = useMemo(() => ({ marksRequired: true, isPressing }), [isPressing])
  const { form, watch } = useFocusFirstInvalid()
  return (
    <Root
      ref={form}
      aria-label={label}
      noValidate={!browserValidation}
      maxWidth={width === undefined ? undefined : `${width}px`}
      {...rest}
      onSubmit={(event) => {
        // A form in a dialog bubbles its submit to here through React's tree.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        // The click that submits is over, and the first invalid control is found by the errors that show.
        endPress()
        watch(() => onSubmit(event))
      }}
    >
      <FormContext value={state}>{children}</FormContext>
    </Root>
  )
}
