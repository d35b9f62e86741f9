/** The folder has another owner: this process must not acknowledge anything, nor change a file. */
export class OwnershipLost extends Error {
  constructor(folder: string) {
    super(
      `${folder} is no longer this shop's: another shop was started on it, or it was moved, replaced or emptied. This shop ends. What it acknowledged is in the folder as it last had it.`,
    );
    this.name = 'OwnershipLost';
  }
}

/** The journal was removed, replaced or cut while it was open. */
export class JournalLost extends Error {
  constructor(file: string) {
    super(`${file} was removed, replaced or changed by another program`);
    this.name = 'JournalLost';
  }
}
