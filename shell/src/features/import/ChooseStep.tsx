import { ArchiveIcon, Button, chakra, CardTitle, Flex, Text } from '@truenorth/shared-ui'
import type { FolderFile } from '@truenorth/import-formats'
import { FormBanner } from '@truenorth/shared-ui/forms'
import { type DragEvent, useRef, useState } from 'react'
import { Fold } from '../../components/Fold'
import { apps } from './apps'
import { droppedFiles, pickedFiles } from './chosenFiles'
import { StepHeading } from './ImportSteps'

const DropArea = chakra('div', {
  base: {
    display: 'grid',
    justifyItems: 'center',
    gap: '8px',
    padding: { base: '32px 20px', md: '44px 24px' },
    border: '2px dashed',
    borderColor: 'line.strong',
    borderRadius: '14',
    background: 'surface',
    textAlign: 'center',
    '& > svg': { color: 'brand' },
    '&[data-over]': { borderColor: 'brand', background: 'brand.wash' },
  },
})

const Apps = chakra('dl', {
  base: {
    margin: 0,
    fontSize: '14',
    '& > div': { paddingBlock: '10px', borderTop: '1px solid', borderColor: 'line' },
    '& > div:first-child': { borderTop: 0 },
    '& dt': { fontWeight: '620' },
    '& dd': { margin: 0, color: 'ink.muted', overflowWrap: 'anywhere' },
  },
})

type OnFiles = (files: Promise<readonly FolderFile[]>) => void

const useDrop = (onFiles: OnFiles) => {
  const [isOver, setOver] = useState(false)
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault()
      setOver(false)
      const { items, files } = event.dataTransfer
      if (items.length + files.length > 0) onFiles(droppedFiles(event.dataTransfer))
    },
  }
}

type PickerProps = {
  label: string
  isFolder?: boolean
  onFiles: OnFiles
}

/** A button that opens the browser's choice of a file, or of a folder. */
const Picker = ({ label, isFolder = false, onFiles }: PickerProps) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        type="file"
        hidden
        aria-label={label}
        ref={(node) => {
          input.current = node
          if (node) node.webkitdirectory = isFolder
        }}
        onChange={({ target }) => {
          const files = pickedFiles(target.files ?? [])
          if (files.length > 0 || isFolder) onFiles(Promise.resolve(files))
          // The same file can be chosen again.
          target.value = ''
        }}
      />
      <Button variant={isFolder ? 'line' : 'solid'} onClick={() => input.current?.click()}>
        {label}
      </Button>
    </>
  )
}

type ChooseStepProps = {
  failed?: string | undefined
  takesFocus: boolean
  onFiles: OnFiles
}

/** The first step: a file is chosen or dropped. */
export const ChooseStep = ({ failed, takesFocus, onFiles }: ChooseStepProps) => (
  <>
    {failed && <FormBanner>{failed}</FormBanner>}
    <DropArea marginTop={failed ? '16px' : undefined} {...useDrop(onFiles)}>
      <ArchiveIcon size={28} aria-hidden />
      <StepHeading takesFocus={takesFocus}>Choose what your app gave you</StepHeading>
      <Text color="ink.muted" fontSize="14" marginBottom="8px">
        A backup or an export, as it is, of any size. You can drop it here, a whole folder too.
      </Text>
      <Flex gap="8px" wrap="wrap" justify="center">
        <Picker label="Choose a file" onFiles={onFiles} />
        <Picker label="Choose a folder" isFolder onFiles={onFiles} />
      </Flex>
    </DropArea>
    <Text color="ink.muted" fontSize="14" margin="14px 0 20px">
      The file is read in this browser. Nothing is saved before you have seen what was found.
    </Text>
    <Fold title={<CardTitle as="span">How to get the file out of your app</CardTitle>}>
      <Apps>
        {apps.map(({ name, how }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{how}</dd>
          </div>
        ))}
      </Apps>
      <Text color="ink.muted" fontSize="14" marginTop="12px">
        Menus differ between phones and from release to release. If one is not there, look in the
        settings of the app for “export” or “backup”.
      </Text>
    </Fold>
  </>
)
