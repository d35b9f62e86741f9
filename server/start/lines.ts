interface StartedShop {
  readonly url: string;
  /** Which copy of the tz database counts, and which others disagree. */
  readonly zone: string;
  /** Makes the first account of the back office; null once there is staff. */
  readonly setupUrl: string | null;
  readonly mailsKey: string | null;
  readonly metricsUrl: string | null;
  readonly demonstrations: readonly string[];
}

/** Programs that start the shop wait for the first line. */
export function startLines({
  url,
  zone,
  setupUrl,
  mailsKey,
  metricsUrl,
  demonstrations,
}: StartedShop): readonly string[] {
  return [
    `Belle Vue: ${url}`,
    ...(setupUrl === null ? [] : [`Gestion: ${setupUrl}`]),
    ...(mailsKey === null ? [] : [`Mails: ${url}/dev/mails?key=${mailsKey}`]),
    ...(metricsUrl === null ? [] : [`Metrics: ${metricsUrl}`]),
    `Zone: ${zone}`,
    ...demonstrations.map((line) => `Demo: ${line}`),
  ];
}
