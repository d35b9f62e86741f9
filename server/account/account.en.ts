import type { Translated } from '#shared/language.ts';
import { clockOf } from '../mail/mail.en.ts';
import type * as fr from './account.fr.ts';

export const accountMails: Translated<typeof fr.frAccountMails> = (shop) => ({
  CONFIRM_DEVICE: {
    subject: `Logging in to your ${shop.name} account`,
    title: 'Is that you logging in?',
    paragraphs: [
      'Several wrong passwords were tried for your account. As a precaution, it now opens straight away only on devices that have been used before.',
      'To log in from another device, open this link on that device within 30 minutes. It works once, and your password is still needed.',
      'If it was not you, there is nothing to do. Give this link to no one.',
    ],
    action: 'Recognise this device',
  },
  RESET_PASSWORD: {
    subject: `Your new ${shop.name} password`,
    title: 'Choose a new password',
    paragraphs: [
      'A new password was requested for your account. Open this link within 30 minutes to choose it; it works once.',
      'The other devices logged in to your account will be logged out.',
      'If you requested nothing, ignore this email: your password stays the same. Give this link to no one.',
    ],
    action: 'Choose a password',
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your email address',
    title: 'Confirm your email address',
    paragraphs: [
      'Open this link within 24 hours to confirm that this address is yours. It works once.',
      `If you have no account at ${shop.name}, ignore this email: your address was probably typed by mistake.`,
    ],
    action: 'Confirm my address',
  },
  CHANGE_EMAIL: {
    subject: 'Confirm your new email address',
    title: 'Confirm your new address',
    paragraphs: [
      `This address is to become that of a ${shop.name} account. Open this link within 24 hours to confirm it; it works once. Until then nothing changes.`,
      'If you requested nothing, ignore this email. Give this link to no one.',
    ],
    action: 'Confirm this address',
  },
  EMAIL_CHANGING: {
    subject: 'The email address of your account is about to change',
    title: 'Your email address is about to change',
    paragraphs: (moment) => [
      `Another email address was requested for your ${shop.name} account, on ${moment} (${clockOf(shop)}). It will replace this one as soon as it is confirmed.`,
      'If it was you, there is nothing to do.',
      'If it was not you, change your password at once: the request is then cancelled, and the other devices are logged out.',
    ],
    action: 'Change my password',
  },
  NEW_DEVICE: {
    subject: `New log-in to your ${shop.name} account`,
    title: 'Log-in from a new device',
    paragraphs: (device, moment) => [
      `Your account was opened from a device that we did not know: ${device ?? 'unknown device'}, on ${moment} (${clockOf(shop)}).`,
      'If it was you, there is nothing to do.',
      'If it was not you, change your password at once: the other devices are then logged out.',
    ],
    action: 'Check my account',
  },
  PASSKEY_ADDED: {
    subject: `New passkey for your ${shop.name} account`,
    title: 'A passkey was added',
    paragraphs: (name, moment) => [
      `A passkey${name === '' ? '' : ` named “${name}”`} was added to your account, on ${moment} (${clockOf(shop)}). It allows logging in without a password.`,
      'If it was you, there is nothing to do.',
      'If it was not you, choose a new password at once with this link: all passkeys are then deleted, and all devices logged out.',
    ],
    action: 'Choose a new password',
  },
  PASSWORD_CHANGED: {
    subject: `The password of your ${shop.name} account has changed`,
    title: 'Your password has changed',
    paragraphs: (moment) => [
      `The password of your account was changed on ${moment} (${clockOf(shop)}). The other devices were logged out.`,
      'If it was you, there is nothing to do.',
      'If it was not you, choose a new password at once with this link: all passkeys are then deleted, and all devices logged out.',
    ],
    action: 'Choose a new password',
  },
});

export const accountProblems: Translated<typeof fr.accountProblems> = {
  UNKNOWN_EMAIL: {
    LOG_IN: () => 'We do not know this email. Please check it.',
  },
  WRONG_PASSWORD: {
    PASSWORD: () => 'Wrong password. Please try again.',
    DEMO_CLOSED: () => 'The demo account is closed in this shop.',
  },
  EMAIL_TAKEN: () => 'This email is already in use. Please choose another one.',
  REQUIRED: {
    LOG_IN: () => 'Please enter your email and password.',
    SIGN_UP: () => 'Please fill in every field.',
  },
  INVALID: {
    EMAIL_SAME: () => 'This is already the email of your account.',
    PASSWORDS_DIFFER: () => 'The passwords do not match.',
  },
  NOT_ALLOWED_NOW: {
    DEMO_ACCOUNT: () =>
      'A demo account keeps its password and email, and cannot be deleted. Create your own account to try.',
    NO_DEMO: () => 'This shop has no demo account.',
  },
  INVALID_TOKEN: {
    HALF_HOUR: () => 'This link is no longer valid: it works once, within 30 minutes of the email.',
    DAY: () => 'This link is no longer valid: it works once, within 24 hours of the email.',
  },
};
