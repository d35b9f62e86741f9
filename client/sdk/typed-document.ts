/** A GraphQL operation, and the types of its result and variables. */
export interface TypedDocument<Result, Variables> {
  /** Of the operation. */
  readonly name: string;
  /** The shop's own API, or that of the back office. */
  readonly api: 'shop' | 'admin';
  readonly text: string;
  /** Never present: carries the types. */
  readonly types?: (variables: Variables) => Result;
}
