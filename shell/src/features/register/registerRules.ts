// The words and limits of the specification, sections 5 and 9.
const usernameMinimum = 3
const passwordMinimum = 8

const looksLikeEmail = /^[^\s@]+@[^\s@]+\.[^\s@]+$/

export const checkUsername = (value: string) => {
  const username = value.trim()
  if (username === '') return 'Username is required'
  return username.length >= usernameMinimum || 'Username must be at least 3 characters'
}

export const checkEmail = (value: string) => {
  const email = value.trim()
  if (email === '') return 'Email is required'
  return looksLikeEmail.test(email) || 'Please enter a valid email address'
}

export const checkPassword = (value: string) => {
  if (value === '') return 'Password is required'
  return value.length >= passwordMinimum || 'Password must be at least 8 characters'
}

export const checkConfirmation = (value: string, password: string) => {
  if (value === '') return 'Please confirm your password'
  return value === password || 'Passwords do not match'
}
