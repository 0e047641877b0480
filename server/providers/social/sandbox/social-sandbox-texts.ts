/** Texts of the local provider's page. */
export const SOCIAL_SANDBOX_TEXTS = {
  title: /*i18n*/ { id: 'social-sandbox.title', message: 'Who are you?' },
  test: /*i18n*/ {
    id: 'social-sandbox.test',
    message: 'This is a test provider on this machine. It believes whatever you enter.',
  },
  name: /*i18n*/ { id: 'social-sandbox.name', message: 'Name' },
  nameMissing: /*i18n*/ { id: 'social-sandbox.name-missing', message: 'Please enter a name.' },
  email: /*i18n*/ { id: 'social-sandbox.email', message: 'Email' },
  emailWrong: /*i18n*/ { id: 'social-sandbox.email-wrong', message: 'Please enter an email address.' },
  verified: /*i18n*/ { id: 'social-sandbox.verified', message: 'This email address is verified' },
  go: /*i18n*/ { id: 'social-sandbox.go', message: 'Continue' },
  cancel: /*i18n*/ { id: 'social-sandbox.cancel', message: 'Cancel and return to the shop' },
  examples: /*i18n*/ { id: 'social-sandbox.examples', message: 'Or choose a person' },
  foreign: /*i18n*/ { id: 'social-sandbox.foreign', message: 'The shop did not send you here.' },
} as const
