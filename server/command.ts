import type { z } from 'zod';
import type { PictureSource } from './catalog/catalog.picture.source.ts';
import type { Store } from './stores/store.ts';

/** What a shopkeeper's command may ask for: no secret, so that it also runs without the server. */
export interface Desk {
  readonly store: Store;
  readonly clock: () => Date;
  /** Whether the shop serves a picture at this path, such as `/images/products/x.svg`. */
  readonly hasPicture: (path: string) => boolean;
  readonly pictureSource: PictureSource;
}

/** Something that the shopkeeper can do. `Result` is plain JSON: it may travel between processes. */
export interface StaffCommand<Input, Result> {
  readonly run: (desk: Desk, input: Input) => Promise<Result>;
  /** Checks what was sent, then runs. Throws ZodError, and what `run` throws. */
  readonly runUnchecked: (desk: Desk, input: unknown) => Promise<Result>;
}

/** Makes a command of the shape of its input and of what it does. */
export function staffCommand<Input, Result>(
  input: z.ZodType<Input>,
  run: (desk: Desk, input: Input) => Promise<Result>,
): StaffCommand<Input, Result> {
  return { run, runUnchecked: (desk, sent) => run(desk, input.parse(sent)) };
}
