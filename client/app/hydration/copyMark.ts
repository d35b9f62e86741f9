/** Class of the line above a page that the service worker shows as a copy, without a network. */
export const copyMark = 'offline-copy';
