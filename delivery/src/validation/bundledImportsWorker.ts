// Runs `readBundledImports` beside the server, which answers people meanwhile.
import { parentPort, workerData } from 'node:worker_threads'
import { readBundledImports, type Scripts } from './bundledImports.ts'

const scripts: Scripts = workerData
parentPort?.postMessage(readBundledImports(scripts))
