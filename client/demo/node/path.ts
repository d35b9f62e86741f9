/** Joins a folder with the name of a file in it, as far as a page has files: those of an archive that was sent. */
export const resolve = (folder: string, file: string): string => `${folder}/${file}`;
