import type { Offers } from './catalog/campaign/offers.rules.ts';
import type { Devices } from './authentication/devices.ts';
import type { PasskeyChallenges } from './authentication/passkeys/challenges.ts';
import type { Passwords } from './authentication/passwords.ts';
import type { Tokens } from './authentication/tokens.ts';
import type { ShopLog } from './shared/log/log.ts';
import type { PreviewTokens, TrackingKeys } from './authentication/signed-links.ts';
import type { PaymentProvider } from './payment/payment.provider.ts';
import type { Language, Words } from '#shared/language.ts';
import type { Limits } from './shared/limits.ts';
import type { Merchant } from './shared/merchant.ts';
import type { Carriers } from './shipment/carrier/carrier.ts';
import type { Viewer } from './shared/viewer.ts';
import type { Ports, Store } from './store.ts';

/** Types of a transaction's reads and writes, and of the store of both, for all features. */
export type { Ports, Store };

export interface Shop {
  readonly store: Store;
  readonly clock: () => Date;
  readonly random: () => number;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly devices: Devices;
  readonly passkeyChallenges: PasskeyChallenges;
  readonly trackingKeys: TrackingKeys;
  readonly previewTokens: PreviewTokens;
  readonly payments: PaymentProvider;
  readonly carriers: Carriers;
  readonly limits: Limits;
  readonly log: ShopLog;
  readonly demo: DemoCustomer;
  readonly demoProductIds: readonly string[];
  readonly settings: ShopSettings;
}

export interface ShopSettings {
  readonly isDemoCustomerOn: boolean;
  /** Null where none is configured. */
  readonly publicUrl: string | null;
  /** The environment's; what holds now is `currentSettings`. */
  readonly defaultMerchant: Merchant;
  /** Whether there is a provider of card payments; owners may switch it off, see `takesCardsNow`. */
  readonly takesCards: boolean;
  /** Whether a mail server is configured: without one mails stay in the outbox. */
  readonly sendsMails: boolean;
}

/** Whose log-in is published, while `isDemoCustomerOn`. */
export interface DemoCustomer {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly password: string;
  readonly address: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly region: string;
    readonly postalCode: string;
  };
}

export interface ShopContext extends Shop {
  readonly viewer: Viewer;
  /** Whether the request has a valid token, of a customer or of the API. */
  readonly hasToken: boolean;
  readonly requestId: string;
  /** The unit of the limits: see `addressOf`. */
  readonly clientAddress: string;
  /** Tokens of known devices (`Devices`); they permit nothing. */
  readonly deviceTokens: readonly string[];
  readonly userAgent: string | undefined;
  /** Language of the texts in the response; set from the operation before it is executed. */
  language: Language;
  /** Words of options in that language. */
  words: Words;
  /** Prices of the whole request are those of one instant; a preview sets another. */
  offers: Offers;
  /** Where this request arrived: see `RelyingParty`. */
  readonly localPort: number;
  /** Set by resolvers, which cannot reach the HTTP response. */
  readonly answer: {
    retryAfter: number | null;
    /** Null leaves the cookie alone. */
    deviceTokens: readonly string[] | null;
    /** The session that this request opened. */
    sessionId: string | null;
    isPublic: boolean;
    /** For the log: the name of the GraphQL operation and the code of the first error. */
    logged: LoggedOperation;
  };
}

export interface LoggedOperation {
  /** Null where it has no name, or was refused before it was read. */
  operation: string | null;
  /** Null without an error. */
  code: string | null;
}

/** The context of commands, which also run without the server: it has no secret. */
export interface CommandContext {
  /** For the audit log: e-mail of the member of staff, the command line, or an API token. */
  readonly actor: string;
  readonly store: Store;
  readonly clock: () => Date;
  readonly hasPicture: (path: string) => boolean;
  readonly pictureSource: PictureSource;
  /** Whether webhooks may name this machine. */
  readonly isLoopbackAllowed: boolean;
  /** Where browsers reach the shop, without a slash at the end; for links. */
  readonly shopUrl: string;
}

/** Tools of commands beside the shop, wherever they run. */
export type CommandTools = Pick<
  CommandContext,
  'hasPicture' | 'pictureSource' | 'isLoopbackAllowed'
>;

/** Both throw PictureUnavailable. */
export interface PictureSource {
  read(path: string): Promise<Buffer>;
  fetch(address: string): Promise<Buffer>;
}
