import { chakra, CloseIcon, HeartIcon, IconButton } from '@truenorth/shared-ui'
import { careLinkText, careText, careUrl } from '../../content'
import { useCare } from './useCare'

const Line = chakra('aside', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr) auto',
    alignItems: 'center',
    gap: '12px',
    paddingLeft: '4px',
    color: 'ink.muted',
    '& > svg': { flex: 'none' },
    '& > p': { maxWidth: 'none' },
  },
})

/** One quiet line after heavy days: where to find someone to talk to (D35). Nothing otherwise. */
export const CarePlace = () => {
  const { isDue, dismiss } = useCare()
  if (!isDue) return null
  return (
    <Line aria-label="Someone to talk to">
      <HeartIcon size={20} aria-hidden />
      <p>
        {careText}{' '}
        <a href={careUrl} target="_blank" rel="noreferrer">
          {careLinkText}
        </a>
      </p>
      <IconButton label="Put this away" icon={<CloseIcon size={20} />} onClick={dismiss} />
    </Line>
  )
}
