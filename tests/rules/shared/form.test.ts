import { expect, test } from 'vitest';
import { typedSignUpForm } from '#shared/forms/account.ts';
import { addressForm, typedAddressForm } from '#shared/forms/address.ts';
import { problemsOf, type TypedProblem } from '#shared/forms/form.ts';
import { typedGuestForm } from '#shared/forms/order.ts';

type Schema = typeof addressForm | typeof typedSignUpForm | typeof typedGuestForm;

/** Returns each problem of a form as its field and reason. */
function reasonsOf(schema: Schema, values: object) {
  const { error } = schema.safeParse(values);
  if (!error) return [];
  return problemsOf<TypedProblem>(error).map(({ field, reason }) => `${field} ${reason}`);
}

const address = {
  name: 'Nadia',
  street: '3, rue Oukaïmeden',
  city: 'Rabat',
  region: 'Rabat-Salé-Kénitra',
  postalCode: '10090',
  phone: '0612345678',
};

test.each<[string, object, Schema]>([
  ['an address', address, typedAddressForm],
  ['a guest', { ...address, email: '' }, typedGuestForm],
])(
  'the form of %s is stricter for people: five digits, and no phone of one digit',
  (_, values, schema) => {
    const strange = { ...values, postalCode: '1009', phone: '0000000000' };
    expect(reasonsOf(schema, values)).toEqual([]);
    expect(reasonsOf(schema, { ...values, postalCode: '١٠ ٠٩٠' })).toEqual([]);
    expect(reasonsOf(schema, strange).toSorted()).toEqual([
      'phone PHONE',
      'postalCode POSTAL_CODE',
    ]);
    expect(reasonsOf(addressForm, strange)).toEqual([]);
  },
);

test('a blank field has one problem, and none that its value would have', () => {
  expect(reasonsOf(typedAddressForm, { ...address, postalCode: ' \u200b', phone: '' })).toEqual([
    'postalCode ADDRESS',
  ]);
});

const signUp = {
  firstName: 'Nadia',
  lastName: 'Alami',
  email: 'n@x.ma',
  password: 'un mot de passe',
  confirmPassword: 'un mot de passe',
};

test('a sign-up compares both passwords as they were typed, whatever else is wrong', () => {
  expect(reasonsOf(typedSignUpForm, signUp)).toEqual([]);
  const short = { password: 'court', confirmPassword: 'court' };
  expect(reasonsOf(typedSignUpForm, { ...signUp, ...short, email: 'n' })).toEqual([
    'email EMAIL',
    'password PASSWORD_LENGTH',
  ]);
  expect(reasonsOf(typedSignUpForm, { ...signUp, firstName: '', confirmPassword: '' })).toEqual([
    'firstName SIGN_UP',
    'confirmPassword FIELD',
    'confirmPassword PASSWORDS_DIFFER',
  ]);
});
