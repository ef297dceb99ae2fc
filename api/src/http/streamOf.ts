/** A body that is made while it is read, no faster; an error on the way ends it unfinished. */
export const streamOf = (pieces: AsyncGenerator<Uint8Array, void>) =>
  new ReadableStream<Uint8Array>({
    pull: async (body) => {
      const { done, value } = await pieces.next()
      if (done) body.close()
      else body.enqueue(value)
    },
    cancel: async () => {
      await pieces.return()
    },
  })
