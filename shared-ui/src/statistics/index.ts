// What readings say of groups of days.
export {
  blockLength,
  compareDays,
  type DayValue,
  type Difference,
  isTold,
  signedDifference,
  stretchBlockLength,
} from './groupDifference'
