interface StartedShop {
  readonly name: string;
  readonly url: string;
  /** Which copy of the tz database counts. */
  readonly zone: string;
  /** Makes the first account of the back office; null once there is staff. */
  readonly setupUrl: string | null;
  /** Where the link is not shown: there is no account yet. */
  readonly lacksStaff: boolean;
  readonly outboxKey: string | null;
  readonly demonstrations: readonly string[];
  /** Others reach it, and no proxy in front of it is trusted. */
  readonly lacksProxy: boolean;
}

/** Programs that start the shop wait for the first line. */
export function startLines({
  name,
  url,
  zone,
  setupUrl,
  lacksStaff,
  outboxKey,
  demonstrations,
  lacksProxy,
}: StartedShop): readonly string[] {
  return [
    `${name}: ${url}`,
    ...(setupUrl === null ? [] : [`Gestion: ${setupUrl}`]),
    ...(lacksStaff
      ? [
          'Gestion: no account yet; `npm run -s shop -- staff add EMAIL --role OWNER` prints its link',
        ]
      : []),
    ...(outboxKey === null ? [] : [`Outbox: ${url}/dev/outbox?key=${outboxKey}`]),
    `Zone: ${zone}`,
    ...(lacksProxy
      ? [
          'Proxy: others reach the shop and TRUST_PROXY is not set; behind a proxy all shoppers count as one address; on the internet put a proxy of server/deploy/ in front, and name it in TRUST_PROXY',
        ]
      : []),
    ...demonstrations.map((line) => `Demo: ${line}`),
  ];
}
