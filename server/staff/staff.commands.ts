import { z } from 'zod';
import { BadWord, command, word } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { dayAndTime, plain, table } from '../shared/text/printout.ts';
import { inMorocco } from '../shared/time.ts';
import { frStaffCommands as texts } from './staff.commands.fr.ts';
import { addStaff, listStaff, makePasskeyOptional, removeStaff } from './staff.service.ts';

const role = z.enum(['OWNER', 'STAFF']);

const email = word('<e-mail>', texts.email, z.string());

const list = command({
  name: 'staff list',
  summary: texts.list,
  input: {},
  run: async (context: CommandContext) => ({
    staff: (await listStaff(context)).map(({ passwordHash, createdAt, lastSeenAt, ...one }) => ({
      email: one.email,
      name: one.name,
      role: one.role,
      isSetUp: passwordHash !== null,
      requiresPasskey: one.requiresPasskey,
      createdAt: inMorocco(createdAt),
      lastSeenAt: lastSeenAt === null ? null : inMorocco(lastSeenAt),
    })),
  }),
  print({ staff: listed }) {
    if (listed.length === 0) return texts.none;
    const rows = listed.map((one) => [
      one.email,
      one.isSetUp ? (one.name ?? '') : texts.invited,
      one.role,
      dayAndTime(one.createdAt),
      one.lastSeenAt === null ? '' : dayAndTime(one.lastSeenAt),
    ]);
    return `${table(texts.columns, rows)}\n\n${texts.count(listed.length)}`;
  },
});

/** The link is shown here alone. */
const add = command({
  name: 'staff add',
  summary: texts.add,
  more: texts.addMore,
  input: { email, role: word('--role <RÔLE>', texts.role, role, readRole) },
  async run(context: CommandContext, input) {
    const added = await addStaff(context, input);
    return {
      email: added.staff.email,
      role: added.staff.role,
      setupUrl: added.setupUrl,
      expiresAt: inMorocco(added.expiresAt),
    };
  },
  print: (added) =>
    `${texts.added(plain(added.email), added.role, dayAndTime(added.expiresAt))}\n${added.setupUrl}`,
});

function readRole(text: string) {
  const { success, data } = role.safeParse(text.toUpperCase());
  if (success) return data;
  throw new BadWord(texts.badRole);
}

const remove = command({
  name: 'staff remove',
  summary: texts.remove,
  input: { email },
  async run(context: CommandContext, input) {
    const removed = await removeStaff(context, input);
    return { email: removed.email, role: removed.role };
  },
  print: (removed) => texts.removed(plain(removed.email)),
});

const passkeyOptional = command({
  name: 'staff passkey-optional',
  summary: texts.passkeyOptional,
  input: { email },
  run: async (context: CommandContext, input) => ({
    email: (await makePasskeyOptional(context, input)).email,
  }),
  print: (changed) => texts.passkeyIsOptional(plain(changed.email)),
});

export const staff = {
  summary: texts.group,
  commands: [list, add, remove, passkeyOptional],
} as const;
