import { MAX_PASSWORD, MIN_PASSWORD } from '#shared/policies.ts';
import { shopTexts } from '../../text/shop.fr.ts';
import { isWrongEmail } from '../../ui/form/addressRules.ts';
import { blankFields, noteUnder, type FormErrors } from '../../ui/form/useForm.ts';
import { accountTexts } from '../account.fr.ts';

export const emptySignUp = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmPassword: '',
};

export type SignUpValues = typeof emptySignUp;
type SignUpField = keyof SignUpValues;

// The keys of its own record.
export const signUpFields = Object.keys(emptySignUp) as SignUpField[];

/**
 * The toast and the notes under all fields that are wrong; null where the server can read the form,
 * which then returns all its errors.
 */
export function checkSignUp(values: SignUpValues) {
  const { notes, signUp: texts } = accountTexts;
  const { email, password, confirmPassword } = values;
  const blank = blankFields(values, signUpFields);
  const isConfirmationWrong = confirmPassword !== password;
  if (blank.length === 0 && !isConfirmationWrong) return null;
  const errors: FormErrors<SignUpField> = {};
  if (isWrongEmail(email)) errors.email = texts.emailInvalid;
  // The server counts characters, not the units of UTF-16.
  const { length } = Array.from(password.normalize('NFKC'));
  if (length < MIN_PASSWORD || length > MAX_PASSWORD) {
    errors.password = texts.passwordLength(MIN_PASSWORD, MAX_PASSWORD);
  }
  if (isConfirmationWrong) errors.confirmPassword = notes.passwordsDiffer;
  return {
    text: blank.length > 0 ? texts.blank : texts.passwordsDiffer,
    errors: { ...errors, ...noteUnder(blank, shopTexts.ui.blankField) },
  };
}
