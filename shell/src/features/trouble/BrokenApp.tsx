const startAgain = () => location.assign('/')

const centred = { maxWidth: '32rem', margin: '20vh auto 0', padding: '0 16px', lineHeight: 1.6 }
const pressable = { marginTop: '16px', padding: '12px 18px', font: 'inherit' }

/** The last resort: leans on nothing that may itself be what broke. */
export const BrokenApp = () => (
  <main role="alert" style={centred}>
    <h1>Truenorth stopped working</h1>
    <p>Something went wrong on our side. What you have saved is safe.</p>
    <button type="button" style={pressable} onClick={startAgain}>
      Start again
    </button>
  </main>
)
