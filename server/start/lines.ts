/** What whoever starts the shop is told once it answers. */
export interface StartedShop {
  readonly url: string;
  /** Opens `/dev/mails`; null where there is none. */
  readonly mailsKey: string | null;
  /** Where the figures are without a token; null where they have no port of their own. */
  readonly metricsUrl: string | null;
  /** What of a public shop is still a demonstration, a line each. */
  readonly demonstrations: readonly string[];
}

/** The lines of standard output; programs that start the shop wait for the first one. */
export function startLines({
  url,
  mailsKey,
  metricsUrl,
  demonstrations,
}: StartedShop): readonly string[] {
  return [
    `Belle Vue: ${url}`,
    ...(mailsKey === null ? [] : [`Mails: ${url}/dev/mails?key=${mailsKey}`]),
    ...(metricsUrl === null ? [] : [`Metrics: ${metricsUrl}`]),
    ...demonstrations.map((line) => `Demo: ${line}`),
  ];
}
