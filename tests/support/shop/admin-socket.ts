import { COMMAND_LINE } from '../../../server/audit/audit.ts';
import type { CommandInput, CommandName, CommandResult } from '../../../server/cli/commands.ts';
import type { CommandError } from '../../../server/cli/answer.ts';
import { callAdminSocket } from '../../../server/cli/admin-socket.client.ts';
import { openAdminSocket } from '../../../server/cli/admin-socket.server.ts';
import { createPictureSource } from '../../../server/cli/picture-source.ts';
import { SPARE_PICTURE, type TestShop } from './shop.ts';

export { SPARE_PICTURE };

/** A running shop's admin socket, called as the command line calls it. */
export interface TestAdminSocket {
  /** Runs a command that must be done. */
  run<N extends CommandName>(command: N, input: CommandInput<N>): Promise<CommandResult<N>>;
  /** Runs a command that must be refused, and gives why. */
  refuse<N extends CommandName>(command: N, input: CommandInput<N>): Promise<CommandError>;
  close(): Promise<void>;
}

/** Opens the admin socket of a test's shop; its opener closes it, before the shop. */
export async function openTestAdminSocket({
  store,
  folder,
  url,
  within,
}: TestShop): Promise<TestAdminSocket> {
  const failures: unknown[] = [];
  const { close } = await openAdminSocket(
    {
      actor: COMMAND_LINE,
      shopUrl: within.settings.publicUrl ?? url,
      store,
      clock: within.clock,
      hasPicture: (path) => path === SPARE_PICTURE,
      pictureSource: createPictureSource({ isLoopbackAllowed: true }),
      isLoopbackAllowed: true,
    },
    folder,
    (error) => failures.push(error),
  );
  const ask = async (command: string, input: unknown) => {
    const answer = await callAdminSocket(folder, command, input);
    if (failures.length > 0) throw new Error('The admin socket failed', { cause: failures[0] });
    if (!answer) throw new Error('The admin socket is not open');
    return answer;
  };
  return {
    async run<N extends CommandName>(command: N, input: CommandInput<N>) {
      const answer = await ask(command, input);
      if ('error' in answer) throw new Error(answer.error.message);
      return answer.result as CommandResult<N>; // by the table of commands
    },
    async refuse(command, input) {
      const answer = await ask(command, input);
      if ('error' in answer) return answer.error;
      throw new Error(`${command} was not refused`);
    },
    close,
  };
}
