const reload = () => location.assign('/')

/** The last resort: leans on nothing that may itself be what broke. */
export const BrokenApp = () => (
  <main role="alert" className="broken-app">
    <h1>Truenorth stopped working</h1>
    <p>Something went wrong on our side. What you have saved is safe.</p>
    <button type="button" onClick={reload}>
      Start again
    </button>
  </main>
)
