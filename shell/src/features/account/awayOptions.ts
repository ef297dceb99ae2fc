/** When a browser locks by itself, by the minutes that nobody is there. */
export const awayOptions = [
  { value: '0', label: 'At once when I leave the page' },
  { value: '1', label: 'After a minute away' },
  { value: '5', label: 'After 5 minutes away' },
  { value: '15', label: 'After 15 minutes away' },
]
