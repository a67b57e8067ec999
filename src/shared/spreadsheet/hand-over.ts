/** Lets the browser keep a file that was made on the page. */
export function handOver(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), {
    href: address,
    download: name.replace(/[\\/:*?"<>|]/g, '-'),
  });
  link.click();
  // Browsers begin to read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
