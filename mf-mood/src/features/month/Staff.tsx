import { chakra } from '@truenorth/shared-ui'
import { staff, type StaffMark } from './staffMarks'

const Drawing = chakra('svg', {
  base: {
    '& line': { stroke: 'line', strokeWidth: '1' },
    '& circle': { fill: 'currentColor', stroke: 'surface', strokeWidth: '1.6' },
    '& circle.hollow': { fill: 'surface', stroke: 'currentColor', strokeWidth: '2.4' },
    // Height tells the mood where the system chooses the colors.
    '@media (forced-colors: active)': {
      '& line': { stroke: 'GrayText' },
      '& circle': { fill: 'CanvasText', stroke: 'Canvas' },
      '& circle.hollow': { fill: 'Canvas', stroke: 'CanvasText' },
    },
    _print: {
      '& circle, & circle.hollow': { stroke: 'white' },
      '& circle.hollow': { stroke: 'black', fill: 'white' },
    },
  },
})

const Mark = chakra('circle')

type StaffProps = {
  marks: readonly StaffMark[]
  width?: number
}

/** Readings as marks on five steps. Its meaning stands in the name of what it is part of. */
export const Staff = ({ marks, width }: StaffProps) => (
  <Drawing viewBox={`0 0 ${staff.width} ${staff.height}`} width={width} aria-hidden>
    {staff.lines.map((y) => (
      <line key={y} x1={staff.left} x2={staff.right} y1={y} y2={y} />
    ))}
    {marks.map(({ id, x, y, mood, isTimeless }) => (
      <Mark
        key={id}
        className={isTimeless ? 'hollow' : undefined}
        color={mood.token}
        cx={x}
        cy={y}
        r={isTimeless ? staff.radius - 1 : staff.radius}
      />
    ))}
  </Drawing>
)
