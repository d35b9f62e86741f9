import type { z } from 'zod';
import { tokens } from '../api-token/api-token.commands.ts';
import { products } from '../catalog/catalog.commands.ts';
import type { AnyCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { staff } from '../staff/staff.commands.ts';
import { webhooks } from '../webhook/webhook.commands.ts';
import { customers } from './customers.commands.ts';
import { moveIn } from './moving.commands.ts';
import { redirects } from './redirects.commands.ts';

/** Commands without a group. */
export const singles = [moveIn] as const;
export const groups = [products, customers, redirects, staff, webhooks, tokens] as const;

type Served = (typeof groups)[number]['commands'][number] | (typeof singles)[number];
type Named<N> = Extract<Served, { readonly name: N }>;

export type CommandName = Served['name'];
export type CommandInput<N extends CommandName> = z.input<Named<N>['schema']>;
export type CommandResult<N extends CommandName> = Awaited<ReturnType<Named<N>['run']>>;

const served: ReadonlyMap<string, AnyCommand<CommandContext>> = new Map(
  [
    ...singles,
    ...groups.flatMap(({ commands }): readonly AnyCommand<CommandContext>[] => commands),
  ].map((command) => [command.name, command]),
);

export function findCommand(name: string): AnyCommand<CommandContext> | undefined {
  return served.get(name);
}
