import { setLogo } from '../catalog/picture/logo.service.ts';
import type { Resolvers } from '../generated/admin.ts';
import { findIdentity, saveIdentity } from '../settings/identity/identity.service.ts';
import { defaultSettings } from '../settings/settings.rules.ts';
import { orderMessageIn, updateSettings } from '../settings/settings.service.ts';
import { payloadOf } from '../shared/payload.ts';

export const settingsResolvers = {
  Query: {
    settings: (_, __, { store }) => store.read.settings.load(),
    identity: (_, __, context) => findIdentity(context),
    whatsAppText: (_, { language }, context) => orderMessageIn(context, language),
  },
  Mutation: {
    updateSettings: (_, { input, expectedVersion }, context) =>
      payloadOf(context, 'settings', () => updateSettings(context, input, expectedVersion)),
    saveIdentity: (_, { input, expectedVersion }, context) =>
      payloadOf(context, 'identity', () => saveIdentity(context, input, expectedVersion)),
    setLogo: (_, { file, expectedVersion }, context) =>
      payloadOf(context, 'identity', () => setLogo(context, file?.bytes ?? null, expectedVersion)),
  },
  Settings: {
    stored: (settings) => settings,
    defaults: (_, __, { settings }) => defaultSettings(settings.defaultMerchant),
  },
} satisfies Resolvers;
