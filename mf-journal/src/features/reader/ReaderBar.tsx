import {
  chakra,
  ChevronLeftIcon,
  ChevronRightIcon,
  CloseIcon,
  IconButton,
} from '@truenorth/shared-ui'

const Bar = chakra('div', {
  base: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    padding: '8px 12px 8px 24px',
    borderBottom: '1px solid',
    borderColor: 'line',
    _print: { display: 'none' },
  },
})

const Place = chakra('span', {
  base: { fontSize: '14', color: 'ink.muted', fontVariantNumeric: 'lining-nums tabular-nums' },
})

type ReaderBarProps = {
  number: number
  count: number
  onPrevious: () => void
  onNext: () => void
  onClose: () => void
}

/** Where in the journal the page is, and the ways on. */
export const ReaderBar = ({ number, count, onPrevious, onNext, onClose }: ReaderBarProps) => (
  <Bar>
    <Place aria-live="polite">
      {number} of {count}
    </Place>
    <div>
      <IconButton
        label="Previous"
        icon={<ChevronLeftIcon size={20} />}
        disabled={count < 2}
        onClick={onPrevious}
      />
      <IconButton
        label="Next"
        icon={<ChevronRightIcon size={20} />}
        disabled={count < 2}
        onClick={onNext}
      />
      <IconButton label="Close" icon={<CloseIcon size={20} />} onClick={onClose} />
    </div>
  </Bar>
)
