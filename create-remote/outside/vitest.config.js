export default {
  test: {
    environment: 'jsdom',
    globals: true,
    setupFiles: ['@truenorth/remote-kit/testing'],
    // A busy machine takes its time.
    testTimeout: 60_000,
  },
}
