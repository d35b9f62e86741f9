/** Thrown for a database that the shop must not or cannot use; the message is one line. */
export class UnfitDatabase extends Error {
  constructor(reason: string) {
    super(`DATABASE_URL: ${reason}`);
    this.name = 'UnfitDatabase';
  }
}
