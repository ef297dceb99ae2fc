import { chakra, CloseIcon, HeartIcon, IconButton } from '@truenorth/shared-ui'
import { supportLinkText, supportText, supportUrl } from '../../content'
import { useSupportBanner } from './useSupportBanner'

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

/** A line that says where to find someone to talk to, after three heavy days (D35); nothing on other days. */
export const SupportBanner = () => {
  const { isDue, dismiss } = useSupportBanner()
  if (!isDue) return null
  return (
    <Line aria-label="Someone to talk to">
      <HeartIcon size={20} aria-hidden />
      <p>
        {supportText}{' '}
        <a href={supportUrl} target="_blank" rel="noreferrer">
          {supportLinkText}
        </a>
      </p>
      <IconButton label="Put this away" icon={<CloseIcon size={20} />} onClick={dismiss} />
    </Line>
  )
}
