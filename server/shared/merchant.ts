/** The merchant on invoices; null where not configured. */
export interface Merchant {
  readonly legalName: string | null;
  readonly address: string | null;
  readonly ice: string | null;
  readonly rc: string | null;
  readonly taxId: string | null;
  readonly cndp: string | null;
  readonly phone: string | null;
  readonly email: string | null;
}

const SETTINGS = {
  legalName: 'SHOP_LEGAL_NAME',
  address: 'SHOP_LEGAL_ADDRESS',
  ice: 'SHOP_ICE',
  rc: 'SHOP_RC',
  taxId: 'SHOP_IF',
  cndp: 'SHOP_CNDP',
  phone: 'SHOP_PHONE',
  email: 'SHOP_EMAIL',
} satisfies Readonly<Record<keyof Merchant, string>>;

/** The variables without which invoices and legal pages lack a fact. */
export function missingSettings(merchant: Merchant): readonly string[] {
  return Object.entries(SETTINGS).flatMap(([fact, name]) =>
    merchant[fact as keyof Merchant] === null ? [name] : [],
  );
}
