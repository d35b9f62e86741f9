/** Saves a text, or bytes, as a file of the guest. */
export function download(content: BlobPart, type: string, fileName: string) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser begins to read it in a task of its own.
  window.setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
