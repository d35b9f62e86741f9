export class UnfitDatabase extends Error {
  constructor(reason: string) {
    super(`DATABASE_URL: ${reason}`);
    this.name = 'UnfitDatabase';
  }
}
