/** How long the file stays available: some browsers read a download only after a while. */
const DOWNLOAD_LIFETIME_MS = 60_000;

/** Saves a text as a file of this device, as a download under this name. */
export function saveFile(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), DOWNLOAD_LIFETIME_MS);
}
