import { addPeriods, daysOfPeriod, readPeriod } from './period'

it('knows the days of months and years, and what lies beside them', () => {
  expect(daysOfPeriod('2028')).toEqual({ from: '2028-01-01', to: '2028-12-31' })
  expect(daysOfPeriod('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' })
  expect([addPeriods('2028', -1), addPeriods('2028-12', 1)]).toEqual(['2027', '2029-01'])
})

it('reads a period within those with readings, otherwise the last month', () => {
  const read = (text: string) => readPeriod(text, '2025-11-30', '2026-03-02')
  expect(['2025', '2025-11', '2026-03'].map(read)).toEqual(['2025', '2025-11', '2026-03'])
  for (const text of ['2024', '2025-10', '2026-04', '2027', '2026-13', '', 'today'])
    expect(read(text)).toBe('2026-03')
})
