export interface StartedShop {
  readonly url: string;
  readonly mailsKey: string | null;
  readonly metricsUrl: string | null;
  readonly demonstrations: readonly string[];
}

/** Programs that start the shop wait for the first line. */
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
