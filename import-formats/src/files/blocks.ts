// A file read in blocks: its small parts lie side by side, and to ask the browser for each takes far longer.
const blockBytes = 2 ** 18

/** Reads bytes of a file; fewer at its end. Only the last block is in memory. */
export const createBlocks = (file: Blob) => {
  let block = new Uint8Array()
  let start = 0
  return async (offset: number, length: number) => {
    const end = Math.min(offset + length, file.size)
    if (offset >= start && end <= start + block.length)
      return block.subarray(offset - start, end - start)
    const asked = file.slice(offset, offset + Math.max(length, blockBytes))
    const read = new Uint8Array(await asked.arrayBuffer())
    block = read
    start = offset
    return read.subarray(0, length)
  }
}
