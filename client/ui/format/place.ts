type Place = { postalCode: string; city: string; region: string };

/**
 * Returns such as « 30000 Fès, Fès-Meknès »; empty for a sale at the counter without an address.
 */
export function formatPlace({ postalCode, city, region }: Place, comma = ', '): string {
  const town = [postalCode, city].filter(Boolean).join(' ');
  return [town, region].filter(Boolean).join(comma);
}
