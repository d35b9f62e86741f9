import type { Devices } from './account/devices.ts';
import type { DemoCustomer } from './account/account.store.ts';
import type { Config } from './config.ts';
import type { Passwords } from './account/passwords.ts';
import type { Tokens } from './account/tokens.ts';
import type { Log } from './shared/log.ts';
import type { TrackingKeys } from './order/tracking.ts';
import type { PaymentProvider } from './payment/payment.provider.ts';
import type { Limits } from './shared/limits.ts';
import type { Viewer } from './shared/viewer.ts';
import type { Store } from './stores/store.ts';

/** What every use case may ask for: made once for the process. */
export interface Shop {
  readonly store: Store;
  readonly clock: () => Date;
  /** A number in [0, 1), such as Math.random. */
  readonly random: () => number;
  readonly passwords: Passwords;
  readonly tokens: Tokens;
  readonly devices: Devices;
  readonly trackingKeys: TrackingKeys;
  readonly payments: PaymentProvider;
  readonly limits: Limits;
  readonly log: Log;
  /** The demo customer as the seed tells; the source of every private copy. */
  readonly demo: DemoCustomer;
  /** The products of the demo catalogue, whether or not the shop has them. */
  readonly demoProductIds: readonly string[];
  readonly settings: ShopSettings;
}

/** What its configuration makes of the shop. */
export interface ShopSettings extends Pick<Config, 'isDemoCustomerOn' | 'merchant'> {
  readonly takesCards: boolean;
}

/** What every use case may ask for, and who is asking: made once for a request. */
export interface ShopContext extends Shop {
  readonly viewer: Viewer;
  /** Names the request in the log and in what the shop says of its own faults. */
  readonly requestId: string;
  /** Where the request comes from, for the limits by address: see `addressOf`. */
  readonly clientAddress: string;
  /** What the device brings to be known again by: see `Devices`. It gives no right. */
  readonly deviceProofs: readonly string[];
  /** What an adapter may say of the answer; GraphQL has no other way to its head from a resolver. */
  readonly answer: {
    retryAfter: number | null;
    /** What the device is to bring from now on; null for what it has. */
    deviceProofs: readonly string[] | null;
    /** Whether it is the same for everybody, so that it may be kept: false unless somebody knows. */
    isPublic: boolean;
  };
}
