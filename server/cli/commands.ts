import type { z } from 'zod';
import { tokens } from '../api-token/api-token.commands.ts';
import { products } from '../catalog/catalog.commands.ts';
import type { AnyCommand } from '../command.ts';
import type { CommandContext } from '../context.ts';
import { staff } from '../staff/staff.commands.ts';
import { webhooks } from '../webhook/webhook.commands.ts';

export const groups = [products, staff, webhooks, tokens] as const;

type Served = (typeof groups)[number]['commands'][number];
type Named<N> = Extract<Served, { readonly name: N }>;

export type CommandName = Served['name'];
export type CommandInput<N extends CommandName> = z.input<Named<N>['schema']>;
export type CommandResult<N extends CommandName> = Awaited<ReturnType<Named<N>['run']>>;

const served: ReadonlyMap<string, AnyCommand<CommandContext>> = new Map(
  groups.flatMap(({ commands }) => commands.map((command) => [command.name, command] as const)),
);

export function findCommand(name: string): AnyCommand<CommandContext> | undefined {
  return served.get(name);
}
