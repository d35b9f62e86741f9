import { ERRORS, type UserError } from '../protocol/documents.ts';

const ME = 'me { id email name role sessions { id device isCurrent } }';

export const QUERY_ME = `{ ${ME} }`;
export const SETUP = 'query ($token: String!) { setup(token: $token) { email role } }';
export const SET_UP = `mutation ($token: String!, $input: SetUpInput!) {
  setUpAccount(token: $token, input: $input) { ${ME} ${ERRORS} }
}`;
export const LOG_IN = `mutation ($email: String!, $password: String!) {
  logIn(email: $email, password: $password) { ${ME} ${ERRORS} }
}`;
export const LOG_OUT = `mutation { logOut { ${ME} ${ERRORS} } }`;
export const END_SESSION = `mutation ($id: ID!) { endSession(id: $id) { ${ME} ${ERRORS} } }`;
export const END_OTHERS = `mutation { endOtherSessions { ${ME} ${ERRORS} } }`;
export const CHANGE_PASSWORD = `mutation ($currentPassword: String!, $password: String!) {
  changePassword(currentPassword: $currentPassword, password: $password) { ${ME} ${ERRORS} }
}`;
export const STAFF = '{ staff { id email name role lastSeenAt sessions { id } } }';
export const ADD_STAFF = `mutation ($email: String!, $role: StaffRole!) {
  addStaff(email: $email, role: $role) { staff { id email name role } setupUrl ${ERRORS} }
}`;
export const REMOVE_STAFF = `mutation ($id: ID!) {
  removeStaff(id: $id) { staff { id email role } ${ERRORS} }
}`;

export interface StaffNode {
  readonly id: string;
  readonly email: string;
  readonly name: string | null;
  readonly role: 'OWNER' | 'STAFF';
  readonly sessions: ReadonlyArray<{
    readonly id: string;
    readonly device: string;
    readonly isCurrent: boolean;
  }>;
}

export interface MePayload {
  readonly me: StaffNode | null;
  readonly userErrors: readonly UserError[];
}
