import { z } from 'zod';
import { command, readList, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { dayAndTime, plain, table } from '../shared/text/printout.ts';
import { dateLater, inMorocco, startOfDateInMorocco } from '../shared/time.ts';
import { frTokenCommands as texts } from './api-token.commands.fr.ts';
import { API_SCOPES } from './api-token.rules.ts';
import { createApiToken, listApiTokens, revokeApiToken } from './api-token.service.ts';

const list = command({
  name: 'tokens list',
  summary: texts.list,
  input: {},
  run: async (context: CommandContext) => ({
    tokens: (await listApiTokens(context)).map(
      ({ id, name, prefix, scopes, createdAt, expiresAt, lastUsedAt }) => ({
        id,
        name,
        prefix,
        scopes,
        createdAt: inMorocco(createdAt),
        expiresAt: expiresAt === null ? null : inMorocco(expiresAt),
        lastUsedAt: lastUsedAt === null ? null : inMorocco(lastUsedAt),
      }),
    ),
  }),
  print({ tokens: listed }) {
    if (listed.length === 0) return texts.none;
    const rows = listed.map(({ id, name, prefix, scopes, expiresAt, lastUsedAt }) => [
      id,
      name,
      prefix,
      scopes.join(' '),
      expiresAt === null ? '' : dayAndTime(expiresAt),
      lastUsedAt === null ? '' : dayAndTime(lastUsedAt),
    ]);
    return `${table(texts.columns, rows)}\n\n${texts.count(listed.length)}`;
  },
});

const date = z.iso.date();

/** Returns the instant at which a date ends in Morocco; the rules refuse any other text. */
const endOfDay = (text: string) =>
  date.safeParse(text).success ? startOfDateInMorocco(dateLater(text, 1)) : text;

/** The secret is shown here alone. */
const create = command({
  name: 'tokens create',
  summary: texts.create,
  more: texts.createMore(API_SCOPES),
  input: {
    name: word('<nom>', texts.name, z.string()),
    scopes: word('--scopes <droits>', texts.scopes, z.array(z.string()), readList),
    expiresAt: word('--expires <date>', texts.expires, z.string().nullish(), endOfDay),
  },
  async run(context: CommandContext, { expiresAt = null, ...input }) {
    const { token, secret } = await createApiToken(context, { ...input, expiresAt });
    return { id: token.id, secret };
  },
  print: ({ secret }, { name }) => `${texts.created(plain(name))}\n${secret}`,
});

const revoke = command({
  name: 'tokens revoke',
  summary: texts.revoke,
  input: { id: word('<id>', texts.id, z.string()) },
  async run(context: CommandContext, { id }) {
    const { name } = await revokeApiToken(context, id);
    return { id, name };
  },
  print: ({ name }) => texts.revoked(plain(name)),
});

export const tokens = { summary: texts.group, commands: [list, create, revoke] } as const;
