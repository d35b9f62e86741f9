import { z } from 'zod';
import { staffCommand } from '../command.ts';
import { createWebhook } from './webhook.service.ts';

/** The secret is shown here alone. */
export const createWebhookCommand = staffCommand(
  z.strictObject({ url: z.string(), events: z.array(z.string()) }),
  async (context, input) => {
    const { webhook, secret } = await createWebhook(context, input);
    return { id: webhook.id, secret, url: webhook.url, events: webhook.events };
  },
);
