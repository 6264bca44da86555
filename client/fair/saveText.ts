/** Saves a text on the device under this name, as a download. */
export function saveText(name: string, words: string): void {
  const address = URL.createObjectURL(new Blob([words], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
