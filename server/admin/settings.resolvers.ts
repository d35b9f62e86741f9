import type { Resolvers } from '../generated/admin.ts';
import { defaultSettings, whatsAppFields } from '../settings/settings.rules.ts';
import { currentSettings, updateSettings } from '../settings/settings.service.ts';
import { payloadOf } from '../shared/payload.ts';

export const settingsResolvers = {
  Query: {
    settings: (_, __, { store }) => store.read.settings.load(),
    whatsAppText: async (_, { language }, context) =>
      (await currentSettings(context))[whatsAppFields[language]],
  },
  Mutation: {
    updateSettings: (_, { input, expectedVersion }, context) =>
      payloadOf(context, 'settings', () => updateSettings(context, input, expectedVersion)),
  },
  Settings: {
    stored: (settings) => settings,
    defaults: (_, __, { settings }) => defaultSettings(settings.defaultMerchant),
  },
} satisfies Resolvers;
