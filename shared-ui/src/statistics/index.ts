// What readings say of groups of days.
export { DifferenceBar, DifferenceEnds } from './DifferenceBar'
export { differenceMarks, placeOf, reachOf } from './differenceScale'
export {
  blockLength,
  compareDays,
  type DayValue,
  type Difference,
  isTold,
  signedDifference,
  stretchBlockLength,
} from './groupDifference'
