import { useSnapshot } from 'valtio'
import { connection } from './connection'

/** `{online, waiting, failed}`, live. */
export const useConnection = () => useSnapshot(connection)
