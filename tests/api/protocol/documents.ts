export interface UserError {
  readonly code: string;
  readonly field: string | null;
  readonly message: string;
}

export interface Amount {
  readonly amount: number;
}

export interface Line {
  readonly id: string;
  readonly product: { readonly id: string };
  readonly quantity: number;
  readonly price: Amount;
  readonly total: Amount;
  readonly addedAt: string | null;
  readonly updatedAt: string | null;
}

export interface Cart {
  readonly id: string;
  readonly lines: readonly Line[];
  readonly quantity: number;
  readonly total: Amount;
  readonly originalTotal: Amount;
  readonly discount: Amount;
  readonly shipping: Amount;
  readonly payable: Amount;
  readonly warnings: ReadonlyArray<{
    readonly code: string;
    readonly productId: string;
    readonly message: string;
  }>;
}

export const ERRORS = 'userErrors { code field message }';

export const CART = `{
  id quantity
  lines {
    id quantity addedAt updatedAt product { id } price { amount } total { amount }
  }
  total { amount } originalTotal { amount } discount { amount }
  shipping { amount } payable { amount }
  warnings { code productId message }
}`;

const PAYLOAD = `{ cart ${CART} ${ERRORS} }`;

export const ADD_TO_CART = `mutation ($productId: ID!, $quantity: Int! = 1) {
  addToCart(productId: $productId, quantity: $quantity) ${PAYLOAD}
}`;
export const SET_QUANTITY = `mutation ($productId: ID!, $quantity: Int!) {
  setCartQuantity(productId: $productId, quantity: $quantity) ${PAYLOAD}
}`;
export const REMOVE_FROM_CART = `mutation ($productId: ID!) {
  removeFromCart(productId: $productId) ${PAYLOAD}
}`;
export const CLEAR_CART = `mutation { clearCart ${PAYLOAD} }`;
export const MERGE_CART = `mutation ($lines: [CartLineInput!]!) { mergeCart(lines: $lines) ${PAYLOAD} }`;
export const MY_CART = `{ me { cart ${CART} } }`;

export function contents(cart: Cart): readonly string[] {
  return cart.lines.map(({ product, quantity }) => `${product.id} x ${quantity}`);
}

const SESSION = `{
  session { token customer { id firstName lastName email createdAt } } ${ERRORS}
}`;

export const SIGN_UP = `mutation ($input: SignUpInput!) { signUp(input: $input) ${SESSION} }`;
export const LOG_IN = `mutation ($input: LogInInput!) { logIn(input: $input) ${SESSION} }`;
export const LOG_IN_AS_DEMO = `mutation { logInAsDemo ${SESSION} }`;

export interface SessionPayload {
  readonly session: {
    readonly token: string;
    readonly customer: Readonly<
      Record<'id' | 'firstName' | 'lastName' | 'email' | 'createdAt', string>
    >;
  } | null;
  readonly userErrors: readonly UserError[];
}

export const TIMESTAMP = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;

export const INVALID_TOKEN = "Le token est invalide. Erreur d'accès non autorisé.";
export const EXPIRED_TOKEN = "Le token est invalide ou expiré. Erreur d'accès non autorisé.";
