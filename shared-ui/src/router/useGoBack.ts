import { useLocation, useNavigate } from 'react-router-dom'

/** Goes back one page, or to `fallback` when the page before is none of ours. */
export const useGoBack = (fallback: string) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  // The router gives the first page of a visit this key.
  return () => void (key === 'default' ? navigate(fallback, { replace: true }) : navigate(-1))
}
