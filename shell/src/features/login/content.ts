export const sessionEnded = 'Your session has ended. Sign in again to go on where you were.'

export const welcome = {
  newcomer: { title: 'Welcome', subtitle: 'Sign in to open your logbook.' },
  returning: { title: 'Welcome Back', subtitle: 'Your logbook is where you left it.' },
}
