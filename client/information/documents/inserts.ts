/** Content that the page of size guides puts into its document. */
export const inserts = { guides: 'guides', frame: 'frame' } as const;
