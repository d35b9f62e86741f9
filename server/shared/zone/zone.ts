import { changes, release } from '../../generated/zone.ts';
import { hostZones } from './zone.host.ts';
import { newestOf, offsetIn, type ZoneRules } from './zone.rules.ts';

/** Written by codegen, so that `npm update moment-timezone` brings the next one. */
const ofPackage: ZoneRules = { source: 'moment-timezone', release, offsetAt: offsetIn(changes) };

/**
 * The zone that the shop follows. Node alone would not do: it learns a decree with its next
 * release, which an old major never gets.
 */
export const shopZone = newestOf(ofPackage, ...hostZones);
