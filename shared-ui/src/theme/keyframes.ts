export const keyframes = {
  swing: { from: { transform: 'rotate(0deg)' } },
  search: {
    '0%, 100%': { transform: 'rotate(-34deg)' },
    '50%': { transform: 'rotate(34deg)' },
  },
  breathe: { '50%': { opacity: '.3' } },
  rise: { from: { opacity: '0', transform: 'translateY(8px)' } },
  appear: { from: { opacity: '0' } },
}
