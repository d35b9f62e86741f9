import type { Translated } from '#shared/language.ts';
import type * as fr from './passkeys.fr.ts';

export const passkeyTexts: Translated<typeof fr.passkeyTexts> = {
  title: 'Passkeys',
  text: 'Log in without a password, with your fingerprint, your face or the code of your device. A passkey can be neither guessed nor stolen by a fake page.',
  none: 'You have no passkey yet.',
  added: (date) => `Added on ${date}`,
  used: (date) => `Used on ${date}`,
  unused: 'Not used yet',
  add: 'Add a passkey',
  logIn: 'Log in with a passkey',
  elsewhere: {
    before: 'Passkeys need a domain name. To try them, open',
    after: '.',
  },
  form: {
    title: 'Add a passkey',
    text: 'Your browser will then ask where to save the passkey, and check that it is you.',
    name: 'Name of the passkey',
    nameHint: 'To recognise it in the list, at most 40 characters.',
    defaultName: 'My passkey',
    password: 'Password',
    submit: 'Continue',
    done: 'The passkey is added.',
  },
  removal: {
    open: 'Delete',
    openOf: (name) => `: ${name}`,
    title: 'Delete this passkey?',
    text: (name) =>
      `“${name}” will no longer log in to your account. Delete it from your device or your password manager as well.`,
    dismiss: 'Keep the passkey',
    submit: 'Delete the passkey',
    done: 'The passkey is deleted.',
  },
  problems: {
    failed: 'The passkey could not be used. Please try again.',
    unavailable: 'Passkeys are not available at this address.',
    alreadyThere: 'This device already has a passkey for your account.',
    unsupported: 'This device cannot save a passkey.',
  },
};
