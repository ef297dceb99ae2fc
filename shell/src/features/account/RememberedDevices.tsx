import type { RememberedDevice } from '@truenorth/api-contract/secondFactor'
import { report } from '@truenorth/shared-auth'
import { Button, formatDate, Text, toast } from '@truenorth/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { secondFactorQueries, useForgetDevice } from '../../api/secondFactor'
import { RowList } from '../../components/RowList'
import { deviceName } from './deviceName'

type DeviceRowProps = { device: RememberedDevice; isBusy: boolean; onForget: () => void }

const DeviceRow = ({ device, isBusy, onForget }: DeviceRowProps) => {
  const name = deviceName(device.device)
  const used = `last used ${formatDate(device.last_used_at)}`
  return (
    <li>
      <div>
        <Text fontWeight="600">{name}</Text>
        <Text color="ink.muted" fontSize="14">
          {`Asked for no code until ${formatDate(device.expires_at)}, ${used}`}
        </Text>
      </div>
      <Button
        variant="line"
        busy={isBusy}
        aria-label={`Forget ${name}, ${used}`}
        onClick={onForget}
      >
        Forget
      </Button>
    </li>
  )
}

/** The browsers in which the password is enough for a while, each to be forgotten; nothing where there are none. */
export const RememberedDevices = () => {
  const { data } = useQuery(secondFactorQueries.show())
  const {
    mutate: forget,
    isPending,
    variables,
  } = useForgetDevice((error) => {
    report(error, 'forgetting a browser')
    toast.show({ text: 'That could not be forgotten. Please try again.', tone: 'bad' })
  })
  if (!data || data.devices.length === 0) return null
  return (
    <>
      <Text as="h3" fontSize="16" margin="20px 0 4px">
        Remembered browsers
      </Text>
      <RowList>
        {data.devices.map((device) => (
          <DeviceRow
            key={device.id}
            device={device}
            isBusy={isPending && variables === device.id}
            onForget={() => forget(device.id)}
          />
        ))}
      </RowList>
    </>
  )
}
