export const demoBanner = {
  label: 'Demo',
  text: 'This is a demo with sample data. Nothing you do here is kept: it ends with this tab or when you sign out.',
  register: 'Create your own logbook',
}
