const name = 'webhook-inboxes';

/** In the head of the page where the shop receives webhooks for developers. */
export const inboxesMark = `<meta name="${name}" content="on">`;

export const hasInboxes = () => document.querySelector(`meta[name="${name}"]`) !== null;
