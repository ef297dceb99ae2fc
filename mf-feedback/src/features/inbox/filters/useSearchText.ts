import { useEffect, useEffectEvent, useState } from 'react'

const restMs = 300

/** What is being typed; it becomes the search when the typing rests, and follows the address when that changes. */
export const useSearchText = (search: string, onSearch: (search: string) => void) => {
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  const text = typed?.over === search ? typed.text : search
  const settle = useEffectEvent(onSearch)

  useEffect(() => {
    if (text === search) return undefined
    const timer = setTimeout(() => settle(text), restMs)
    return () => clearTimeout(timer)
  }, [text, search])

  return { text, type: (next: string) => setTyped({ text: next, over: search }) }
}
