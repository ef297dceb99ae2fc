import { useLocation, useNavigate } from 'react-router-dom'

// The router gives this key to the first page of a document. The page before may still be one of the product,
// when the address was typed; browsers with the Navigation API tell, and count pages of this site alone.
const canGoBack = (key: string) =>
  'navigation' in window ? window.navigation.canGoBack : key !== 'default'

/** Returns a function that goes back one page, or to `fallback` if the page before is outside the product (D8). */
export const useGoBack = (fallback: string) => {
  const navigate = useNavigate()
  const { key } = useLocation()
  return () => void (canGoBack(key) ? navigate(-1) : navigate(fallback, { replace: true }))
}
