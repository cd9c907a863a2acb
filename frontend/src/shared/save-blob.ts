/** Saves data as a file, as a link to it would. */
export function saveBlob(data: Blob, fileName: string): void {
  const url = URL.createObjectURL(data);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Some browsers read the URL a little later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
